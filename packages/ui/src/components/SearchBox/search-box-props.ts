import type { ComponentProps } from 'react'
import type { SearchSuggestion } from './suggestion'

export const searchStatuses = ['idle', 'loading', 'error'] as const
export type SearchStatus = (typeof searchStatuses)[number]

export interface SearchBoxProps
  extends Omit<ComponentProps<'form'>, 'children' | 'onSelect' | 'onSubmit' | 'action'> {
  /** Spoken name of the field. @default 'Search' */
  label?: string
  /** What may be searched for, while the field is empty: no substitute for `label`. */
  placeholder: string
  /** Where the form leads before any script has loaded. */
  action: string
  /** Name of the text in the submitted form. @default 'query' */
  name?: string
  /** The text in the field. */
  value: string
  /** Matching suggestions, best first; empty if nothing matches. */
  suggestions: readonly SearchSuggestion[]
  /** Place of the highlighted suggestion from 0; -1 for none. */
  highlightedIndex: number
  /** Whether the panel is open. It shows once there is content. */
  isOpen: boolean
  /** Whether suggestions are loading or failed to load. @default 'idle' */
  status?: SearchStatus
  /** Shown when nothing matches. @default 'Nothing matches yet. Press Enter to search everywhere.' */
  emptyText?: string
  /** Shown when suggestions failed to load. @default 'Suggestions did not load. Press Enter to search.' */
  errorText?: string
  /** Called with the text at every stroke. */
  onValueChange: (value: string) => void
  /** Arrow down is 1, arrow up is -1. Also asked for while the panel is closed. */
  onMove: (direction: 1 | -1) => void
  /** The pointer is over a suggestion; -1 where the caret moves, and nothing is highlighted any more. */
  onHighlight: (index: number) => void
  /** A suggestion was clicked, or Enter or the arrow button pressed while it was highlighted. */
  onSelect: (suggestion: SearchSuggestion) => void
  /** Enter or the arrow button, with nothing highlighted. Never called with blank text. */
  onSubmit: (text: string) => void
  /** The cross, or Escape while the panel is closed. */
  onClear: () => void
  /** Escape, Alt with arrow up, or the focus went elsewhere. */
  onDismiss: () => void
  /** Alt with arrow down: the panel is wanted, with nothing highlighted. */
  onOpen?: (() => void) | undefined
  /** The field has got the focus. */
  onFocusInput?: () => void
}
