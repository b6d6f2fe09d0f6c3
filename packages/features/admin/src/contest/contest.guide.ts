import type { FlowGuide } from '@edbazaar/feature-shell/stories'

export const guide: FlowGuide = {
  lead: 'Where an admin writes a contest, publishes and closes it, names judges, chooses winners and announces them together.',
  use: ['For contests that people enter on EdBazaar, from the table of all videos.'],
  avoid: ['For discussions and principal talks: their authors upload those.'],
  anatomy: [
    { part: 'List', text: 'Every contest with its state, closing time and number of entries.' },
    { part: 'Details', text: 'What the page says, when it is open, for whom, and the entry form.' },
    { part: 'State', text: 'The next steps. Closing and announcing are confirmed.' },
    { part: 'Judges', text: 'Accounts that score the entries without seeing names.' },
    {
      part: 'Entries',
      text: 'Scores once every judge has answered, prizes, and disqualification.',
    },
  ],
  keyboard: [{ keys: 'Tab', does: 'Moves through the form in the order that it is read.' }],
  accessibility: ['Errors appear beside their fields and are announced.'],
  dos: [{ text: 'Choose all winners, then announce them in one step.' }],
  donts: [{ text: 'Do not tell anyone about a prize before the announcement.' }],
}
