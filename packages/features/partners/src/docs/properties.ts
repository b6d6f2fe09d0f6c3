import type { Term } from './Terms'

/** What a page's styles may set, as `packages/widget` reads it. */
export const properties: readonly Term[] = [
  {
    name: '--edbazaar-search-act',
    text: 'Your brand: the frame of the field, the button, what is marked in a name.',
  },
  { name: '--edbazaar-search-on-act', text: 'Words and signs on it.' },
  { name: '--edbazaar-search-paper', text: 'Behind the whole box.' },
  { name: '--edbazaar-search-surface', text: 'Behind the field and the suggestions.' },
  { name: '--edbazaar-search-ink', text: 'Words; the quiet ones and the lines are made of it.' },
  { name: '--edbazaar-search-accent', text: 'The rule along the top.' },
  { name: '--edbazaar-search-radius', text: 'Corners, in any unit.' },
  {
    name: '--edbazaar-search-font',
    text: 'Typefaces of your page, such as `inherit` or `Inter, sans-serif`. The box downloads none.',
  },
]

export const propertiesExample = `edbazaar-search {
  --edbazaar-search-act: light-dark(#7a1f5c, #d792bf);
  --edbazaar-search-radius: 10px;
  --edbazaar-search-font: inherit;
  max-width: 32rem;
}`
