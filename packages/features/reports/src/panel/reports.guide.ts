import type { FlowGuide } from '@edbazaar/feature-shell/stories'

export const guide: FlowGuide = {
  lead: 'How anyone reports a public page, and how a school of the register gets its owner.',
  use: [
    'Report beside the title of every page, and “Report a mistake” below the facts of a school.',
  ],
  anatomy: [
    {
      part: 'Report',
      text: 'What is wrong, in words where needed, and for visitors where the answer goes.',
    },
    { part: 'Request', text: 'Role, official email, phone and connection with the school.' },
    { part: 'My reports', text: 'On the profile: what was reported, and what was decided.' },
  ],
  keyboard: [{ keys: 'Esc', does: 'Closes the dialog.' }],
  accessibility: [
    'Errors appear beside their fields.',
    'Without scripts, links lead to the contact form.',
  ],
  dos: [{ text: 'Give every report a number.' }],
  donts: [{ text: 'Do not tell the owner who reported.' }],
  avoid: ['Other questions: the contact form.'],
}
