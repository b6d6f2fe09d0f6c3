import type { ComponentProps } from 'react'
import type { SearchBoxLabels } from './labels'
import type { SearchSuggestion } from './suggestion'

export const searchStatuses = ['idle', 'loading', 'error'] as const
export type SearchStatus = (typeof searchStatuses)[number]

export interface SearchBoxProps
  extends Omit<ComponentProps<'form'>, 'children' | 'onSelect' | 'onSubmit' | 'action'> {
  /** Accessible name of the field. @default 'Search' */
  label?: string
  /** Hint in the empty field. It does not replace `label`. */
  placeholder: string
  /** URL of the form before JavaScript has loaded. */
  action: string
  /** Name of the text in the submitted form. @default 'query' */
  name?: string
  /** The text in the field. */
  value: string
  /**
   * Matching suggestions, best first; empty if nothing matches. With a blank text, such as earlier
   * searches, they are shown while `isOpen`.
   */
  suggestions: readonly SearchSuggestion[]
  /** Index of the highlighted suggestion; -1 for none. */
  highlightedIndex: number
  /** Whether the panel is open. It is shown when it has content. */
  isOpen: boolean
  /** Whether suggestions are loading or failed to load. @default 'idle' */
  status?: SearchStatus
  /** Shown when nothing matches. @default 'Nothing matches yet. Press Enter to search everywhere.' */
  emptyText?: string
  /** Shown when suggestions failed to load. @default 'Suggestions did not load. Press Enter to search.' */
  errorText?: string
  /** Other texts of the search box. @default English */
  labels?: Partial<SearchBoxLabels> | undefined
  /** Called with the text on every change. */
  onValueChange: (value: string) => void
  /** Called on arrow keys: 1 for down, -1 for up. Also called while the panel is closed. */
  onMove: (direction: 1 | -1) => void
  /**
   * Called when the pointer moves over a suggestion, or with -1 when the cursor moves in the text.
   */
  onHighlight: (index: number) => void
  /**
   * Called when a suggestion is clicked, or Enter or the search button is pressed while it is
   * highlighted.
   */
  onSelect: (suggestion: SearchSuggestion) => void
  /**
   * Called on Enter or the search button without a highlighted suggestion. Never called with blank
   * text.
   */
  onSubmit: (text: string) => void
  /** Called by the clear button, or by Escape while the panel is closed. */
  onClear: () => void
  /** Called on Escape, on Alt with arrow up, or when focus leaves. */
  onDismiss: () => void
  /**
   * Called on Alt with arrow down, and on arrow down or a click in the empty field: open the panel
   * without a highlighted suggestion.
   */
  onOpen?: (() => void) | undefined
  /** Called when the field receives focus. */
  onFocusInput?: () => void
}
