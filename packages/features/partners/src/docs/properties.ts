import type { Definition } from './DefinitionList'

/** The custom properties that `packages/widget` reads. */
export const properties: readonly Definition[] = [
  {
    name: '--edbazaar-search-act',
    text: 'Your brand colour: the field’s border, the button, links and highlighted matches.',
    defaultValue: '`light-dark(#0b5f66, #6cc5c1)`',
  },
  {
    name: '--edbazaar-search-on-act',
    text: 'The arrow on the button.',
    defaultValue: '`var(--edbazaar-search-surface)`',
  },
  {
    name: '--edbazaar-search-paper',
    text: 'Background of the whole search box.',
    defaultValue: '`light-dark(#fbf7ee, #181612)`',
  },
  {
    name: '--edbazaar-search-surface',
    text: 'Background of the field and the suggestions.',
    defaultValue: '`light-dark(#fffdf8, #211e19)`',
  },
  {
    name: '--edbazaar-search-ink',
    text: 'Text. Secondary text and lines are derived from it.',
    defaultValue: '`light-dark(#24211b, #f2eadb)`',
  },
  {
    name: '--edbazaar-search-accent',
    text: 'The line along the top.',
    defaultValue: '`#f2a516`',
  },
  {
    name: '--edbazaar-search-radius',
    text: 'Corner radius, in any unit.',
    defaultValue: '`3px`',
  },
  {
    name: '--edbazaar-search-font',
    text: 'Font family, such as `inherit` or `Inter, sans-serif`. The search box downloads no fonts.',
    defaultValue: '`system-ui, sans-serif`',
  },
]

export const propertiesExample = `/* The page and the search box follow the visitor's system setting. */
:root {
  color-scheme: light dark;
}

edbazaar-search {
  --edbazaar-search-act: light-dark(#7a1f5c, #d792bf);
  --edbazaar-search-paper: light-dark(#fcf5fa, #1e141a);
  --edbazaar-search-radius: 10px;
  max-width: 32rem;
}`
