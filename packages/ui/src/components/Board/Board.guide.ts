import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: ['Records that pass through a few stages in order: enquiries, applications.'],
  avoid: [
    'Many records of one stage: use a list or `DataTable`.',
    'More than seven stages: group them first.',
  ],
  anatomy: [
    { part: 'Column', text: 'A stage with its mark, count and a note.' },
    { part: 'Card', text: 'A link to the record: its name and at most two lines of facts.' },
    { part: 'Narrow column', text: 'A stage that ends the process. Cards can be dropped on it.' },
    { part: 'More', text: 'A link to the list of the stage, if it has more cards than are shown.' },
  ],
  keyboard: [
    { keys: 'Arrow keys', does: 'Move between cards and columns.' },
    { keys: 'Enter', does: 'Opens the card.' },
    { keys: 'Space', does: 'Picks up the card; again, drops it.' },
    {
      keys: 'Left and right',
      does: 'Choose a column that the rules allow for the picked-up card.',
    },
    { keys: 'Escape', does: 'Leaves the card where it was.' },
  ],
  accessibility: [
    'Picking up, choosing and dropping are announced.',
    'Every move must also be possible on the page of the record.',
    'While a card is moved, columns that the rules do not allow are dimmed.',
  ],
  dos: [
    { text: 'Ask for a reason after a card was dropped where one is needed.', story: 'Default' },
  ],
  donts: [{ text: 'Do not colour cards. The shape of the mark tells the stage.' }],
}
