import type { FlowGuide } from '@edbazaar/feature-shell/stories'

export const guide: FlowGuide = {
  lead: 'Where a parent enters a child in a contest, and sees, changes or withdraws the entry.',
  use: ['For contests that take entries on EdBazaar, linked from the page of the contest.'],
  avoid: ['For contests whose entries arrive elsewhere, such as by post.'],
  anatomy: [
    { part: 'Head', text: 'The contest, its closing time and the ages.' },
    {
      part: 'Who takes part',
      text: 'The children of the profile; those who cannot take part show the reason.',
    },
    {
      part: 'Entry',
      text: 'The title, the questions of the contest, what may be shown, and the consent.',
    },
    {
      part: 'Images',
      text: 'A question for images: each is saved as soon as it is chosen, and can be removed until the entry is sent.',
    },
    { part: 'Sent entry', text: 'Its state, and buttons to change or withdraw it.' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Moves through the form in the order that it is read.' }],
  accessibility: ['Errors appear beside their fields and are announced.'],
  dos: [{ text: 'Say what the name is used for before it is asked.' }],
  donts: [{ text: 'Do not ask for the name of a child who is not shown.' }],
}
