import type { Definition } from './DefinitionList'
import { docMessages } from './messages'

/** The custom properties that `packages/widget` reads. */
export const properties = [
  {
    name: '--edbazaar-search-act',
    text: docMessages.propertyTexts.act,
    defaultValue: '`light-dark(#0b5f66, #6cc5c1)`',
  },
  {
    name: '--edbazaar-search-on-act',
    text: docMessages.propertyTexts['on-act'],
    defaultValue: '`var(--edbazaar-search-surface)`',
  },
  {
    name: '--edbazaar-search-paper',
    text: docMessages.propertyTexts.paper,
    defaultValue: '`light-dark(#fbf7ee, #181612)`',
  },
  {
    name: '--edbazaar-search-surface',
    text: docMessages.propertyTexts.surface,
    defaultValue: '`light-dark(#fffdf8, #211e19)`',
  },
  {
    name: '--edbazaar-search-ink',
    text: docMessages.propertyTexts.ink,
    defaultValue: '`light-dark(#24211b, #f2eadb)`',
  },
  {
    name: '--edbazaar-search-accent',
    text: docMessages.propertyTexts.accent,
    defaultValue: '`#f2a516`',
  },
  {
    name: '--edbazaar-search-radius',
    text: docMessages.propertyTexts.radius,
    defaultValue: '`3px`',
  },
  {
    name: '--edbazaar-search-font',
    text: docMessages.propertyTexts.font,
    defaultValue: '`system-ui, sans-serif`',
  },
] satisfies readonly Definition[]

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
