/** Other texts of the search box. */
export interface SearchBoxLabels {
  /** Button that clears the field. @default 'Clear' */
  clear: string
  /** Button that searches. @default 'Search' */
  submit: string
  /** Shown while suggestions load. @default 'Searching…' */
  searching: string
  /** Accessible name of the suggestions. @default 'Suggestions' */
  suggestions: string
  /** Announced when suggestions are shown. @default '3 suggestions' */
  found: (count: number) => string
  /** Below the suggestions, after the arrow keys. @default 'to move,' */
  toMove: string
  /** Name of the Enter key. @default 'Enter' */
  enter: string
  /** Below the suggestions, after the Enter key. @default 'to open' */
  toOpen: string
}

export const defaultLabels: SearchBoxLabels = {
  clear: 'Clear',
  submit: 'Search',
  searching: 'Searching…',
  suggestions: 'Suggestions',
  found: (count) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
  toMove: 'to move,',
  enter: 'Enter',
  toOpen: 'to open',
}
