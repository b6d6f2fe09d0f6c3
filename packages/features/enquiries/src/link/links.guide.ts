import type { FlowGuide } from '@edbazaar/feature-shell/stories'

export const guide: FlowGuide = {
  lead: 'The pages that emails about an enquiry open: confirm and send, read the conversation, withdraw.',
  use: [
    '`/enquiry-confirmation`: opening the link sends nothing, because email programs open links too.',
    '`/enquiry`: for senders without an account; `#withdraw` asks at once.',
  ],
  anatomy: [
    { part: 'Confirmation', text: 'One button, then the references with their links.' },
    { part: 'Enquiry', text: 'As in My enquiries.' },
  ],
  keyboard: [{ keys: 'Enter', does: 'Presses Confirm and send, or a button of the enquiry.' }],
  accessibility: ['The confirmation takes the focus after sending.'],
  dos: [{ text: 'Take the token out of the address at once.' }],
  donts: [{ text: 'Do not ask a sender to make an account first.' }],
  avoid: ['The list of a signed-in user: My enquiries.'],
}
