import type { FlowGuide } from '@edbazaar/feature-shell/stories'

export const guide: FlowGuide = {
  lead: 'The page where users and visitors write to EdBazaar: a form by topic, with links that may answer a question sooner.',
  use: [
    '`/contact-us`, from the menu, the footer and every “Contact us” link.',
    '`?topic=` preselects the topic: `listing` from a full plan, `partners` from the search widget page.',
    'Help & Support in the side menu opens this page. Consultation and Donate Books open it if the operator has configured no site for them.',
  ],
  avoid: [
    'Questions about a school go to the school: its phone number and address are on its page.',
    'To request a missing filter value, use the editor.',
    'To subscribe to the newsletter, see Newsletters.',
  ],
  anatomy: [
    { part: 'Head', text: '“Contact us”, and a note that we reply by email.' },
    {
      part: 'Form',
      text: 'Topic, your name, your email, message, “Send”. The email hint says that the address is used only for the reply.',
    },
    { part: 'Confirmation', text: 'Replaces the form: “Your message has been sent”.' },
    {
      part: 'Get an answer sooner',
      text: 'Four links: a school’s page, how ranking works, jobs, the search widget.',
    },
  ],
  keyboard: [
    { keys: '↑ ↓', does: 'On the topic: selects the previous or next topic.' },
    { keys: 'Enter', does: 'In name or email: sends the form. In the message: adds a line.' },
  ],
  accessibility: [
    'The form is labelled by its heading, “Your message”.',
    'An error is shown beside its field on blur. On submit, the first invalid field receives the focus.',
    'The confirmation receives the focus, so that it is announced.',
    'An error from the API is shown as a toast, and beside the field that it names.',
  ],
  dos: [
    {
      text: 'Keep it working without JavaScript: the page is shown again with the entered values.',
    },
    { text: 'Require 10 to 5,000 characters, with the same rules in both ways.' },
    { text: 'Keep the entered values when sending fails.' },
  ],
  donts: [
    { text: 'Do not ask for a phone number or an account.' },
    {
      text: 'Do not add a topic only here: the contract, the database and the emails list the topics too.',
    },
    {
      text: 'Do not show the honeypot field: it is hidden from sight and from screen readers.',
    },
  ],
}
