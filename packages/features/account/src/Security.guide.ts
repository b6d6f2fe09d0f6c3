import type { FlowGuide } from '@edbazaar/feature-shell/stories'

export const guide: FlowGuide = {
  lead: 'Two-step sign-in under Security in the profile: an authenticator app, passkeys and recovery codes.',
  use: [
    'The section “Security” of `/profile-details/{id}` shows whether two-step sign-in is on, and each way to do the second step.',
    'Dialogs add or remove a way and create new recovery codes.',
    'Changing the email and deleting the account ask for the second factor in the dialog “Confirm that it is you”.',
    'On a private page, an admin who must have a second factor sees “Set up two-step sign-in first” with a link to this section.',
  ],
  avoid: [
    'The second step of a sign-in opens over any page. See Sign in.',
    'An account whose email is not confirmed sees a link to confirm it, and no buttons.',
    'Where the site is opened by an IP address, browsers allow no passkeys: the button is missing and a text says why.',
  ],
  anatomy: [
    { part: 'State', text: '“On” or “Off” beside “Two-step sign-in”.' },
    {
      part: 'Rows',
      text: 'The app, then the passkeys with their dates, then the number of unused recovery codes, each with its buttons.',
    },
    {
      part: 'Permission',
      text: 'The first step of a change: the second factor, if there is one, otherwise the password.',
    },
    {
      part: 'Set-up',
      text: 'For an app the QR code, the key and a field for its code; for a passkey its name.',
    },
    {
      part: 'Recovery codes',
      text: 'Ten codes, shown once after the first way is added, with Download, Copy and “I have saved them”.',
    },
  ],
  keyboard: [
    { keys: 'Enter', does: 'In a field: sends the form.' },
    { keys: 'Escape', does: 'Closes the dialog without a change.' },
  ],
  accessibility: [
    'Buttons name what they act on: “Remove My phone”.',
    'The QR code has a name, and its key is text that can be copied.',
    'A wrong code is shown beside its field and in a toast, and the typed code stays.',
    'The QR code keeps dark modules on a light ground in the dark theme, because scanners need them.',
  ],
  dos: [
    { text: 'Draw the QR code in the browser, so that its secret goes to no other site.' },
    { text: 'Ask for the second factor before every later change.' },
    { text: 'Say what removing the last way means before it is removed.' },
  ],
  donts: [
    { text: 'Do not show recovery codes or the key of an app again.' },
    { text: 'Do not sign the user in before the second step.' },
    { text: 'Do not close the recovery codes by themselves: the user has to save them.' },
  ],
}
