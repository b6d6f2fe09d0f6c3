/** Types of suggestions. `search` is what the text asks for, such as CBSE schools in Kochi. */
export type SuggestionKind = 'search' | 'school' | 'tuition' | 'activity' | 'camp' | 'workshop'

/** A suggestion from the API. */
export interface WidgetSuggestion {
  kind: SuggestionKind
  name: string
  /** A few words below the name: place or price. */
  detail: string
  /** Absolute URL of its page on EdBazaar. */
  url: string
}

/** Suggestions for a text have loaded. */
export interface SuggestDetail {
  /** The text, trimmed. */
  query: string
  /** Best match first; empty if nothing matches. */
  suggestions: readonly WidgetSuggestion[]
}

/** A suggestion was selected. Its page opens unless the event is cancelled. */
export interface SelectDetail {
  query: string
  suggestion: WidgetSuggestion
}

/** The user asked for all results. Their page opens unless the event is cancelled. */
export interface SubmitDetail {
  query: string
  /** Absolute URL of the results page. */
  url: string
}

/** Suggestions failed to load. */
export interface ErrorDetail {
  query: string
  /** HTTP status; 0 if there was no response. */
  status: number
  /** Error code of the API, such as `too_many_requests`; `unreachable` if there was no response. */
  code: string
  /** The problem and its remedy, in English. */
  msg: string
}

/** The events of `<edbazaar-search>`. All bubble and are composed. */
export interface EdBazaarSearchEventMap {
  'edbazaar-search:suggest': CustomEvent<SuggestDetail>
  'edbazaar-search:select': CustomEvent<SelectDetail>
  'edbazaar-search:submit': CustomEvent<SubmitDetail>
  'edbazaar-search:error': CustomEvent<ErrorDetail>
}

/** `<edbazaar-search>`, with its events typed for `addEventListener`. */
export interface EdBazaarSearchElement extends HTMLElement {
  addEventListener<Name extends keyof EdBazaarSearchEventMap>(
    name: Name,
    listener: (this: EdBazaarSearchElement, event: EdBazaarSearchEventMap[Name]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener(
    name: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
}
