import type { Term } from './Terms'

/** What a page's styles may set, as `packages/widget` reads it. */
export const properties: readonly Term[] = [
  {
    name: '--edbazaar-search-act',
    text: 'Your brand: the frame of the field, the button, links, what is marked in a name.',
    otherwise: '`light-dark(#0b5f66, #6cc5c1)`',
  },
  {
    name: '--edbazaar-search-on-act',
    text: 'The arrow on the button.',
    otherwise: '`var(--edbazaar-search-surface)`',
  },
  {
    name: '--edbazaar-search-paper',
    text: 'Behind the whole box.',
    otherwise: '`light-dark(#fbf7ee, #181612)`',
  },
  {
    name: '--edbazaar-search-surface',
    text: 'Behind the field and the suggestions.',
    otherwise: '`light-dark(#fffdf8, #211e19)`',
  },
  {
    name: '--edbazaar-search-ink',
    text: 'Words; the quiet ones and the lines are made of it.',
    otherwise: '`light-dark(#24211b, #f2eadb)`',
  },
  {
    name: '--edbazaar-search-accent',
    text: 'The rule along the top.',
    otherwise: '`#f2a516`',
  },
  {
    name: '--edbazaar-search-radius',
    text: 'Corners, in any unit.',
    otherwise: '`3px`',
  },
  {
    name: '--edbazaar-search-font',
    text: 'Typefaces of your page, such as `inherit` or `Inter, sans-serif`. The box downloads none.',
    otherwise: '`system-ui, sans-serif`',
  },
]

export const propertiesExample = `/* The page, and with it the box, follows the reader's system. */
:root {
  color-scheme: light dark;
}

edbazaar-search {
  --edbazaar-search-act: light-dark(#7a1f5c, #d792bf);
  --edbazaar-search-paper: light-dark(#fcf5fa, #1e141a);
  --edbazaar-search-radius: 10px;
  max-width: 32rem;
}`
