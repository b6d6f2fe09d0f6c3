import type { FlowGuide } from '@edbazaar/feature-stories'

export const guide: FlowGuide = {
  lead: 'What has appeared so far, and the way onto the list by email.',
  use: ['`/newsletters`, for everybody; from MORE in the menu and a tile of the front page.'],
  avoid: [
    'One issue to read: One newsletter.',
    'Confirming and leaving the list: Mailed links.',
    'News of one’s account, and whether we may write at all, stand on the profile: Account.',
  ],
  anatomy: [
    { part: 'Head', text: 'What it is about, and how often it comes.' },
    { part: 'Get it by email', text: '“Your email”, “Subscribe”, and what is promised.' },
    {
      part: 'Past issues',
      text: 'Number, day, title and summary of each; pages at the foot.',
    },
    { part: 'Sent', text: 'In the form’s place: “Check your email”, with two days to confirm.' },
  ],
  keyboard: [{ keys: 'Enter', does: 'In the email: subscribes. On a title: opens the issue.' }],
  accessibility: [
    'The form is named “Get it by email”. What is wrong stands beside the field.',
    'The news takes the form’s place and the focus.',
    'It works without scripts; the address comes back where it was wrong.',
  ],
  dos: [
    { text: 'Send a link first: only its button puts the address onto the list.' },
    { text: 'Keep half an address in its field: “Enter valid email”.' },
    { text: 'Say where nothing has appeared yet.' },
  ],
  donts: [
    { text: 'Do not say on the page whether an address is on the list already: the mail says it.' },
    { text: 'Do not ask for a name, nor tick anything for the reader.' },
    { text: 'Do not open a popup for it: the form waits on its page.' },
  ],
}
