import type { FlowGuide } from '@edbazaar/feature-shell/stories'

export const guide: FlowGuide = {
  lead: 'Where a school or store answers parents. One screen serves a school, a store, a product, a batch, all of the user’s listings, and general enquiries for admins.',
  use: [
    'Stages, filters, sort, page, view and the open enquiry are in the URL.',
    'Opening an enquiry tells the parent that it was seen.',
  ],
  anatomy: [
    {
      part: 'List',
      text: 'Name and time, child and class, the beginning of the message, and the one thing that needs attention.',
    },
    {
      part: 'Conversation',
      text: 'Messages and events, oldest first, then the reply: an email, a private note or a logged call.',
    },
    {
      part: 'Details',
      text: 'Consent first, because it decides what else may be done; then child, parent and enquiries that may be from the same family.',
    },
    { part: 'Board', text: 'The enquiries by stage. Lost and Invalid ask for a reason.' },
    {
      part: 'Bulk bar',
      text: 'Moves, assigns, snoozes or emails the selected enquiries after a preview of each.',
    },
  ],
  keyboard: [
    { keys: 'J, K', does: 'Open the next and the previous enquiry.' },
    { keys: 'R, N, C', does: 'Write an email, write a note, log a call.' },
    { keys: 'A, E, X', does: 'Assign, snooze, select the open enquiry.' },
    { keys: '/', does: 'Moves to the search.' },
    { keys: '?', does: 'Shows all shortcuts and turns letters off.' },
    { keys: 'Esc', does: 'Leaves a field, then the enquiry.' },
    { keys: 'Ctrl or ⌘ with Enter', does: 'Sends.' },
  ],
  accessibility: [
    'Checkboxes and buttons name the parent or the enquiry.',
    'On a phone the list and an enquiry have separate URLs.',
    'A card of the board moves with Space and the arrow keys, and in the stage field of its enquiry.',
  ],
  dos: [
    {
      text: 'Show why a channel is not available where the button would be.',
    },
    { text: 'Keep what was typed until it is sent.' },
  ],
  donts: [
    { text: 'Do not show what a parent bookmarked or compared.' },
    { text: 'Do not open a phone number without saying that the parent sees it.' },
  ],
  avoid: ['The sender’s own view: My enquiries.'],
}
