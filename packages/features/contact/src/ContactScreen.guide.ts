import type { FlowGuide } from '@edbazaar/feature-stories'

export const guide: FlowGuide = {
  lead: 'The page on which people write to us: a form by topic, and beside it where an answer may come faster.',
  use: [
    '`/contact-us`, from the menu, the foot of the page and every “Write to us”.',
    '`?topic=` chooses the topic: `listing` from a plan that is full, `partners` from the search for other sites.',
    'Help & Support of the side menu leads here, and so do Consultation and Donate Books where the operator has configured no site for them.',
  ],
  avoid: [
    'Questions about a school are the school’s: its phone and address stand on its page.',
    'A value that a filter lacks is asked for in the editor, not here.',
    'Subscribing to the newsletter: Newsletters.',
  ],
  anatomy: [
    { part: 'Head', text: '“Contact us”, and that a person answers by email.' },
    {
      part: 'Form',
      text: 'What it is about, your name, your email, message, “Send”. The email says that it is used for nothing else.',
    },
    { part: 'Thanks', text: 'Takes the form’s place: “Your message has reached us”.' },
    {
      part: 'Perhaps faster',
      text: 'Four ways: a school’s page, how ranking works, jobs, the search for other sites.',
    },
  ],
  keyboard: [
    { keys: '↑ ↓', does: 'On the topic: the one before and after.' },
    { keys: 'Enter', does: 'In name or email: sends. In the message: a new line.' },
  ],
  accessibility: [
    'The form is named by its heading, “Your message”.',
    'What is wrong stands beside its field as soon as the field is left; on sending the first of them has the focus.',
    'The thanks take the focus, so that they are read.',
    'A refusal is a toast, and beside the field that it names.',
  ],
  dos: [
    { text: 'Keep it working without scripts: the page comes back with what was typed.' },
    { text: 'Ask for 10 characters at least and 5,000 at most, with the same rules on both ways.' },
    { text: 'Keep what was typed when sending fails.' },
  ],
  donts: [
    { text: 'Do not ask for a phone number or an account.' },
    {
      text: 'Do not add a topic here alone: the contract, the database and the letters know them too.',
    },
    {
      text: 'Do not show the field that only programs fill in: people neither see nor hear of it.',
    },
  ],
}
