import type { FlowGuide } from '@edbazaar/feature-shell/stories'

export const guide: FlowGuide = {
  lead: 'Where a judge scores the entries of a contest, without seeing who sent them.',
  use: ['For users whom an admin made judges of the contest; the link arrives by email.'],
  avoid: ['For admins: they see scores on the page of the contest.'],
  anatomy: [
    { part: 'Head', text: 'The contest, and how many entries are answered.' },
    { part: 'Entry', text: 'What was sent with its images, the age, and 0 to 10 points.' },
    { part: 'Recusal', text: 'Why the judge does not judge an entry.' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Moves from entry to entry.' }],
  accessibility: ['The label of the points names the entry.'],
  dos: [{ text: 'Say when judging begins if the contest is still open.' }],
  donts: [{ text: 'Do not show names, or scores of other judges.' }],
}
