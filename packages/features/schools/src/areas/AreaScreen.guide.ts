import type { FlowGuide } from '@edbazaar/feature-shell/stories'

export const guide: FlowGuide = {
  lead: 'The schools of a state, district, city or board: figures, the best-known schools, and nearby places.',
  use: [
    '`/schools/in/{state}/{place}`, optionally followed by `/board/{board}`, or `/schools/board/{board}`; linked from the list of schools and from the breadcrumbs of a school.',
    'For users who arrive from a search engine with the name of a town, and for browsing.',
  ],
  avoid: [
    'Filters, sort orders or distances: use the list of schools, which this page links to.',
    'A town without its own page: link to the list near it.',
  ],
  anatomy: [
    { part: 'Breadcrumbs', text: 'State, district and board.' },
    {
      part: 'Figures',
      text: 'Number of schools and where they are, fees per year and how many schools provide them, share of types, recognition checked, oldest school.',
    },
    { part: 'Boards', text: 'Each with its number of schools.' },
    {
      part: 'Best-known schools',
      text: 'Rows as in the list, with pagination; and “All near …, by distance”.',
    },
    { part: 'Places', text: 'States, cities, districts, nearby places.' },
    {
      part: 'Note',
      text: 'How the schools were counted: a town has those of the list near it, a district or state those of its addresses.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves from link to link in page order.' },
    { keys: 'Enter Space', does: 'On Bookmark or Compare in a row: toggles it.' },
  ],
  accessibility: [
    'Every place is a link with its count. Lists of places have headings.',
    'Shares are text as well as numbers: “3 of 8 with data”.',
    'Later pages have their own titles: “Schools in Mysuru, page 2”.',
  ],
  dos: [
    { text: 'Calculate a share only among schools that provide the value, and show their number.' },
    { text: 'Say where to find the remaining schools when these pages do not list all of them.' },
    { text: 'Give every page one URL and one title.' },
  ],
  donts: [
    { text: 'Do not show a figure without data: show “Not provided”.' },
    { text: 'Do not create a page for a place without schools: it returns 404.' },
  ],
}
