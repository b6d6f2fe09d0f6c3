import type { FlowGuide } from '@edbazaar/feature-stories'

export const guide: FlowGuide = {
  lead: 'Up to four schools side by side, question by question. The address is all it knows, so that it can be shared, printed and opened signed out.',
  use: [
    '`/schools/compare?schools=slug,slug&place=slug`, from the tray that follows the reader over all pages.',
    'Without schools in its address it says how to choose, and offers what this browser has chosen.',
  ],
  avoid: [
    'Keeping schools for later: Bookmarks.',
    'Products, jobs and stores are not compared.',
    'On this page itself there is no tray.',
  ],
  anatomy: [
    { part: 'Head', text: 'How many, and which are no longer listed or did not fit.' },
    { part: 'Tools', text: '“Add one more”, Share, Print, and “Differences only”.' },
    {
      part: 'Columns',
      text: 'Image, name, Bookmark and Remove. The heads stay in view.',
    },
    {
      part: 'Questions',
      text: 'At a glance, in the order of cards: place, distance, board, fees, age, availability. Then fees by head, admission dates, facts, facilities. On a phone the question stands above its answers.',
    },
  ],
  keyboard: [
    {
      keys: 'Enter',
      does: 'On Remove: leaves the school out. On Add one more: leads to the list.',
    },
    { keys: 'Space', does: 'On “Differences only”: hides the lines that tell nothing apart.' },
  ],
  accessibility: [
    'It is a table with heads of columns and rows, named “Schools side by side”.',
    'Remove names its school, and keeps the reader’s place on the page.',
    'Yes, no and “not provided” are words, not colours alone.',
  ],
  dos: [
    { text: 'Say “not provided” in place of a blank.' },
    { text: 'Say how many are no longer listed, and that four fit.' },
    {
      text: 'Tell distances only from a place, and “about” where the school’s own is approximate.',
    },
    { text: 'Take the schools of the page along to the list, whoever sent them.' },
  ],
  donts: [
    { text: 'Do not keep anything that the address does not say.' },
    { text: 'Do not rank the columns, nor mark a winner.' },
    { text: 'Do not let search engines keep a comparison: they know the empty page alone.' },
    { text: 'Do not fit a fifth school.' },
  ],
}
