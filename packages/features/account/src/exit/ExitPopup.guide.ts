import type { FlowGuide } from '@edbazaar/feature-shell/stories'

export const guide: FlowGuide = {
  lead: 'Asks users who are about to leave for their contact details, once, over the current page.',
  use: [
    'Opens when the pointer leaves the top of the window, where tabs are closed.',
    'On touch screens it opens when the user returns to the tab after leaving it, only once.',
    'Opens after 20 seconds on the site at the earliest, once per browser session, and never again after it is dismissed or sent.',
  ],
  avoid: [
    'It does not open while a dialog or menu is open or the user is typing.',
    'For questions to EdBazaar, use Contact us.',
  ],
  anatomy: [
    { part: 'Title', text: '“Before you go”.' },
    {
      part: 'Reason',
      text: 'Why the details are requested. A signed-in user also sees “You will be signed out on this device.”',
    },
    {
      part: 'Fields',
      text: 'First name, last name, email, mobile; prefilled for a signed-in user.',
    },
    { part: 'Footer', text: '“No, thanks” and “Send”.' },
  ],
  keyboard: [
    { keys: 'Enter', does: 'In a field: sends the form.' },
    {
      keys: 'Escape',
      does: 'Dismisses the popup permanently, like “No, thanks” and the close button.',
    },
  ],
  accessibility: [
    'It is announced as a dialog with its title and reason.',
    'A missing value shows “Required!” beside its field, and a toast says “All fields are required.”. If a value is invalid, the toast says “Plz check all fields.”.',
    'Focus returns to where it was on the page.',
  ],
  dos: [
    {
      text: 'Keep the entered values if sending fails, and show “Unable to process.”. Show “Thanks” on success.',
    },
    {
      text: 'Sign the user out after sending, as the specification requires. The popup says so before.',
    },
    { text: 'Send the path of the page (`exited_page`) without its query string.' },
  ],
  donts: [
    { text: 'Do not ask twice. A dismissal is stored in this browser.' },
    { text: 'Do not block the user from leaving: every way of closing works.' },
    { text: 'Do not make mobile optional: all four values are required.' },
  ],
}
