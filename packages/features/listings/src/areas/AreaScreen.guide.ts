import type { FlowGuide } from '@edbazaar/feature-stories'

export const guide: FlowGuide = {
  lead: 'The schools of a state, district, city or board: figures, the best known, and the places withPlace.',
  use: [
    '`/schools/in/{state}/{place}`, with `/board/{board}` after it or alone; from the list of schools and a school’s way back up.',
    'For readers who come from a search engine with the name of a town, and for those who look withPlace.',
  ],
  avoid: [
    'Filters, an order or a distance: the list of schools, to which it leads.',
    'A town without a page of its own leads to the list withPlace it.',
  ],
  anatomy: [
    { part: 'Way up', text: 'Over board, district and state.' },
    {
      part: 'Figures',
      text: 'How many schools, fees a year and who tells them, shares of types, recognition checked, the oldest.',
    },
    { part: 'Boards', text: 'Each with how many schools it has.' },
    {
      part: 'Best known schools',
      text: 'Rows as on the list, with pages; and “All near …, by distance”.',
    },
    { part: 'Places', text: 'States, cities, districts, what is nearby.' },
    { part: 'Note', text: 'When it was counted, and how.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes from link to link, in the order of the page.' },
    { keys: 'Enter Space', does: 'On Bookmark or Compare of a row: presses it.' },
  ],
  accessibility: [
    'Every place is a link with its count; lists of them have headings.',
    'Shares are words as well as numbers: “3 of 8 that tell”.',
    'Later pages have titles of their own: “Schools in Mysuru, page 2”.',
  ],
  dos: [
    { text: 'Count a share among those alone that tell, and say how many those are.' },
    { text: 'Say where the others are where these pages do not have them all.' },
    { text: 'Give every page one address and one title.' },
  ],
  donts: [
    { text: 'Do not show a figure that nobody has told: “not provided”.' },
    { text: 'Do not make a page for a place without schools: it is not there.' },
  ],
}
