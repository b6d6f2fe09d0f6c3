import type { FlowGuide } from '@edbazaar/feature-stories'

export const guide: FlowGuide = {
  lead: 'A school’s page: who it is, what it costs, when forms close, what it has, where it is, each fact with its source.',
  use: [
    '`/schools/{slug}`, for everybody; from every row, card, suggestion and bookmark of the school.',
    'A school of which little is known has the same page, and says of each thing that it was not told.',
  ],
  avoid: [
    'Two schools or more: Compare.',
    'Changing what it says: School editor.',
    'A school that is hidden or gone has no page: “Page not found”.',
  ],
  anatomy: [
    {
      part: 'Title',
      text: 'The way back up, the name, address, whether recognition was checked, Share and Print.',
    },
    { part: 'Images', text: 'Those it has sent, or one drawn from its name, which says so.' },
    { part: 'Bar to jump', text: 'To each section that is there.' },
    {
      part: 'At a glance',
      text: 'Class and year, first-year total, later years; ages, seats, when forms close; Bookmark, Compare.',
    },
    {
      part: 'Sections',
      text: 'About, videos, facts with their source, fees by class and head, admission dates, facilities, contact, map.',
    },
    {
      part: 'Similar nearby',
      text: 'Schools like it, with their distance, and the way to all of them.',
    },
  ],
  keyboard: [
    {
      keys: '↑ ↓',
      does: 'On “Class and year”: chooses another; the totals and the row of the sheet follow.',
    },
    { keys: 'Enter', does: 'On an image: opens it large.' },
    { keys: 'Enter Space', does: 'On “Show the map”: loads and shows it.' },
    { keys: '← →', does: 'In the large images: the one before and after.' },
    { keys: 'Escape', does: 'Closes the large images.' },
  ],
  accessibility: [
    'Each section has a heading, and the bar leads to it.',
    'A name in Hindi is marked as Hindi.',
    'The fee sheet is a table; the row of the chosen class is shaded, and its total is told at the desk.',
    '“Not provided” is a word, not a blank or a dash.',
    'Videos have a player; without it there is the way to the file.',
  ],
  dos: [
    { text: 'Tell source and day of what is told: “Told by the school, 2 June 2026”.' },
    { text: 'Say which totals leave a head out.' },
    { text: 'Group counts the Indian way, money in ₹; years stay as they are.' },
    { text: 'Say “Approximate place” where it comes from a pincode or a district.' },
  ],
  donts: [
    { text: 'Do not fill gaps with averages or with another year’s fees.' },
    { text: 'Do not leave empty sections for what nobody has told.' },
    {
      text: 'Do not trust what a school has written: known elements of a text alone, no attributes.',
    },
    { text: 'Do not load the map or a video before it is asked for.' },
  ],
}
