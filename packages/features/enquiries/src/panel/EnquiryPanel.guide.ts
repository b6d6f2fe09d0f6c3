import type { FlowGuide } from '@edbazaar/feature-shell/stories'

export const guide: FlowGuide = {
  lead: 'A parent asks one listing, or up to five schools at once, and decides how each of them may get in touch.',
  use: [
    'Opened by Enquire on the pages of schools, services and stores, and from Compare.',
    'The form says before sending how fast the listing answers, who sees what, and how to withdraw.',
  ],
  anatomy: [
    {
      part: 'Answer time',
      text: 'Median and 90% mark in working hours, from ten answers on. It decides whether a parent writes at all, so it comes first.',
    },
    {
      part: 'Child, details, question',
      text: 'Filled in from the profile. Only name, email and message are required.',
    },
    {
      part: 'Contact permission',
      text: 'The only part on paper colour. It ends in one sentence built from the choices, which is what the parent agrees to. Several schools have a sentence each.',
    },
    { part: 'What happens next', text: 'Before sending and after it.' },
    {
      part: 'Footer',
      text: 'Sends the form. Says that the draft is saved, or counts and names the problems.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Stays inside the panel.' },
    { keys: 'Escape', does: 'Closes the panel and keeps the draft.' },
  ],
  accessibility: [
    'The focus starts at the title and returns to Enquire.',
    'After sending with problems, the first invalid field has the focus.',
    'Days are toggle buttons with their full names.',
  ],
  dos: [{ text: 'Tick only email. Phone and WhatsApp are for the parent to allow.' }],
  donts: [
    { text: 'Do not ask for a phone number to show a price or a seat.' },
    { text: 'Do not offer the form for a listing that nobody works for.' },
  ],
  avoid: ['Messages to EdBazaar: Contact.'],
}
