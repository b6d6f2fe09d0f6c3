import type { FlowGuide } from '@edbazaar/feature-shell/stories'

export const guide: FlowGuide = {
  lead: 'A school’s page: name, fees, admission dates, facilities and location, each fact with its source.',
  use: [
    '`/schools/{slug}`, for everyone; linked from every row, card, suggestion and bookmark of the school.',
    'A school with little data has the same page, with “Not provided” for missing facts.',
  ],
  avoid: [
    'Two or more schools: Compare.',
    'Editing a school: School editor.',
    'A hidden or deleted school has no page: “Page not found”.',
  ],
  anatomy: [
    {
      part: 'Title',
      text: 'Breadcrumbs, name, address, whether recognition was checked, Share and Print.',
    },
    { part: 'Images', text: 'The school’s images, or one generated from its name.' },
    { part: 'Jump bar', text: 'Links to the sections of the page.' },
    {
      part: 'Summary card',
      text: 'Class and year, yearly cost, first-year total; ages, seats, when forms close; Bookmark, Compare.',
    },
    {
      part: 'Sections',
      text: 'About, videos, facts with their source, fees by class and head, admission dates, facilities, contact, map.',
    },
    {
      part: 'Similar nearby',
      text: 'Similar schools with their distance, and a link to all nearby schools.',
    },
  ],
  keyboard: [
    {
      keys: '↑ ↓',
      does: 'On “Class and year”: selects another. The totals and the highlighted row of the fee sheet follow.',
    },
    { keys: 'Enter', does: 'On an image: opens it full screen.' },
    { keys: 'Enter Space', does: 'On “Show the map”: loads and shows it.' },
    { keys: '← →', does: 'In full screen: the previous and the next image.' },
    { keys: 'Escape', does: 'Closes the full-screen images.' },
  ],
  accessibility: [
    'Each section has a heading, and the jump bar links to it.',
    'A name in Hindi is marked as Hindi.',
    'The fee sheet is a table. The row of the selected class is highlighted, and the summary card shows its total.',
    '“Not provided” is text, not a blank or a dash.',
    'Videos have a player. Without it there is a link to the file.',
  ],
  dos: [
    { text: 'Show source and date of every fact: “Provided by the school, 2 June 2026”.' },
    { text: 'Say which fee heads the totals exclude.' },
    { text: 'Group digits the Indian way, show money in ₹, and leave years ungrouped.' },
    { text: 'Show “Approximate location” when the location comes from a PIN code or a district.' },
  ],
  donts: [
    { text: 'Do not fill gaps with averages or with another year’s fees.' },
    { text: 'Do not show empty sections for missing data.' },
    {
      text: 'Do not trust a school’s HTML: allow known elements without attributes.',
    },
    { text: 'Do not load the map or a video before the user opens it.' },
  ],
}
