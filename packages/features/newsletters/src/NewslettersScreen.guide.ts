import type { FlowGuide } from '@edbazaar/feature-shell/stories'

export const guide: FlowGuide = {
  lead: 'The newsletter archive, with a form to subscribe by email.',
  use: ['`/newsletters`, public; linked from MORE in the menu and from a tile on the home page.'],
  avoid: [
    'Reading an issue: see One newsletter.',
    'Confirming and unsubscribing: see Emailed links.',
    'Account emails and consent to receive email are on the profile: see Account.',
  ],
  anatomy: [
    { part: 'Heading', text: 'What the newsletter is about and how often it is sent.' },
    {
      part: 'Get it by email',
      text: '“Your email”, “Subscribe”, and what the address is used for.',
    },
    {
      part: 'Past issues',
      text: 'Number, date, title and summary of each; pagination at the end.',
    },
    { part: 'Sent', text: '“Check your email” instead of the form, with two days to confirm.' },
  ],
  keyboard: [
    { keys: 'Enter', does: 'In the email field: subscribes. On a title: opens the issue.' },
  ],
  accessibility: [
    'The form is named “Get it by email”. Errors are beside their field.',
    'The confirmation replaces the form and receives focus.',
    'The form works without scripts; an invalid address is kept in the field.',
  ],
  dos: [
    { text: 'Send a link first: only its button adds the address to the list.' },
    { text: 'Keep an invalid address in its field, with “Enter valid email”.' },
    { text: 'Say when no issue has been published yet.' },
  ],
  donts: [
    { text: 'Do not say on the page whether an address is already subscribed; the email says it.' },
    { text: 'Do not ask for a name or preselect a checkbox.' },
    { text: 'Do not open a popup to subscribe.' },
  ],
}
