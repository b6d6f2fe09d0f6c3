import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: ['Beside the pages of an account area: the user’s schools and enquiries.'],
  avoid: [
    'The menu of the whole site: use `PageShell`.',
    'Actions: use `Menu`. Parts of one list: use `TabLinks`.',
  ],
  anatomy: [
    { part: 'Toggle', text: 'Collapses the menu to icons, 68 px wide.' },
    { part: 'Action', text: 'The main action, above the sections or below the entries of one.' },
    {
      part: 'Sections',
      text: 'A title (h2) and entries with icon, label and count. A section at the top may have no title.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves through the toggle, the action and the entries. A collapsed menu expands while the keyboard focus is in it.',
    },
    { keys: 'Enter', does: 'Opens the page.' },
    { keys: 'Enter Space', does: 'On the toggle: collapses or expands the menu.' },
  ],
  accessibility: [
    'It is a navigation named by `label`; each section with a title is a region named by it.',
    'The current page is marked as current; a count is read after its entry.',
    'When it is collapsed, screen readers still read the labels.',
    'It expands over the page, so that nothing beside it moves.',
  ],
  dos: [
    { text: 'Remember whether it is collapsed, across pages and visits.' },
    { text: 'Use `count` only for entries that need an answer.' },
  ],
  donts: [
    {
      text: 'Do not use two icons that look alike. When the menu is collapsed, only the icons are visible.',
    },
    {
      text: 'Do not use internal terms. Users look for “Enquiries”, not for “Leads”.',
    },
  ],
}
