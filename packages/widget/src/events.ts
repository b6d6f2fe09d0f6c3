/** What a suggestion is. */
export type SuggestionKind = 'school' | 'tuition' | 'activity' | 'camp' | 'workshop'

/** One suggestion, as the API answers it. */
export interface WidgetSuggestion {
  kind: SuggestionKind
  name: string
  /** A few words beneath the name: where it is, or what it costs. */
  detail: string
  /** Its page on EdBazaar; absolute. */
  url: string
}

/** Suggestions for a text are there. */
export interface SuggestDetail {
  /** The text, trimmed. */
  query: string
  /** The best first; empty where nothing matches. */
  suggestions: readonly WidgetSuggestion[]
}

/** A suggestion was chosen. Unless the event is cancelled, its page opens. */
export interface SelectDetail {
  query: string
  suggestion: WidgetSuggestion
}

/** All results were asked for. Unless the event is cancelled, their page opens. */
export interface SubmitDetail {
  query: string
  /** The page of all results; absolute. */
  url: string
}

/** Suggestions did not come. */
export interface ErrorDetail {
  query: string
  /** HTTP status; 0 where there was no answer. */
  status: number
  /** Of the API, such as `too_many_requests`; `unreachable` where there was no answer. */
  code: string
  /** What is wrong and what to do, in English. */
  msg: string
}

/** The events of `<edbazaar-search>`; all bubble, also out of shadow trees. */
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
