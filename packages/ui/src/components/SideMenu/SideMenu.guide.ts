import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: ['Beside the pages of those who manage something: their schools, their enquiries.'],
  avoid: [
    'The menu of the whole site: use `PageShell`.',
    'Things to do: use `Menu`. Parts of one list: use `TabLinks`.',
  ],
  anatomy: [
    { part: 'Fold', text: 'Collapses it to icons, 68 px wide.' },
    { part: 'Action', text: 'The one thing to add.' },
    { part: 'Sections', text: 'A title (h2) and entries with icon, words and count.' },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Goes over the fold and the action from entry to entry. A collapsed menu opens while the focus is in it.',
    },
    { keys: 'Enter', does: 'Opens the page.' },
    { keys: 'Enter Space', does: 'On the fold: collapses or expands.' },
  ],
  accessibility: [
    'It is a navigation named by `label`; each section is a region named by its title.',
    'The current page is marked as current; a count is read after its entry.',
    'Collapsed, the words are still read: only the eye sees icons alone.',
    'It opens over the page, so that nothing beside it moves.',
  ],
  dos: [
    { text: 'Remember whether it is collapsed. It is a habit, not a state of the page.' },
    { text: 'Give `count` only to what waits for an answer. Then a number calls.' },
  ],
  donts: [
    { text: 'Do not use two icons that look alike. Collapsed, they are all there is.' },
    {
      text: 'Do not write titles in the words of the system. People look for “Enquiries”, not for “Leads”.',
    },
  ],
}
