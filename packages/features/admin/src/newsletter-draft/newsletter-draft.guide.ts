import type { FlowGuide } from '@edbazaar/feature-shell/stories'

export const guide: FlowGuide = {
  lead: 'Where admins write an issue of the newsletter and see it as readers would.',
  use: ['To prepare an issue together before it is sent.'],
  avoid: ['For articles: those are blogs.'],
  anatomy: [
    { part: 'Fields', text: 'Title, summary and text, saved together by one button.' },
    { part: 'Preview', text: 'The saved draft, as the server cleaned it.' },
    { part: 'History', text: 'Leads to the audit log of the draft, where changes can be undone.' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Moves through the fields, the toolbar and the text.' }],
  accessibility: ['The first field with an error gets the focus.'],
  dos: [{ text: 'Say that the preview does not show changes that are not saved.' }],
  donts: [{ text: 'Do not lose what was typed when saving fails.' }],
}
