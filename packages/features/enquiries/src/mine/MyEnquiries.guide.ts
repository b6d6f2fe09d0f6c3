import type { FlowGuide } from '@edbazaar/feature-shell/stories'

export const guide: FlowGuide = {
  lead: 'The user’s enquiries: state, conversation, and how each listing may get in touch.',
  use: [
    '`/profile/{id}?tab=enquiries`. A row opens in place; an address with `&enquiry=` has it open at first.',
    'The page of an emailed link shows the same opened enquiry to a sender without an account.',
  ],
  anatomy: [
    { part: 'Filters', text: 'All, open and ended, with their counts.' },
    {
      part: 'Row',
      text: 'Listing, child and class, status, last activity, whether contact is allowed.',
    },
    { part: 'Conversation', text: 'Oldest first, with the reply below.' },
    {
      part: 'Contact permission',
      text: 'What was allowed, what it was used for, and who opened the number. Change, withdraw the permission, or withdraw the enquiry.',
    },
  ],
  keyboard: [{ keys: 'Enter Space', does: 'Opens and closes a row.' }],
  accessibility: [
    'A row is a button that says whether it is open.',
    'Withdrawing asks once; Cancel has the focus.',
  ],
  dos: [{ text: 'Explain the difference between the two withdrawals before they are chosen.' }],
  donts: [{ text: 'Do not ask why someone withdraws.' }],
  avoid: ['The inbox of a school or store: Desk.'],
}
