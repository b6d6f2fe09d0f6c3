import type { FlowGuide } from '@edbazaar/feature-shell/stories'

export const guide: FlowGuide = {
  lead: 'Where admins write a newsletter from texts, headings, blogs and images, see it as readers would, and send it.',
  use: ['To prepare a newsletter together, to send it, and to see who got it.'],
  avoid: ['For articles: those are blogs.'],
  anatomy: [
    { part: 'Fields', text: 'Title, summary and blocks, saved together by one button.' },
    { part: 'Sending', text: 'A test, a date, and the buttons that the state allows.' },
    { part: 'Readers', text: 'How many got it, and why each of the others did not.' },
    {
      part: 'Preview',
      text: 'What is saved, as a page, as an email, and as an email without HTML.',
    },
    { part: 'History', text: 'Leads to the audit log, where changes of a draft can be undone.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves through the fields, the toolbars and the texts.' },
    { keys: '← →', does: 'Moves between the previews.' },
  ],
  accessibility: [
    'The first field with an error gets the focus.',
    'A block that was added or moved gets the focus.',
    'Buttons of a block name its place and kind.',
  ],
  dos: [{ text: 'Say that only what is saved is shown and sent.' }],
  donts: [{ text: 'Do not lose what was typed when saving fails.' }],
}
