import type { FlowGuide } from '@edbazaar/feature-shell/stories'

export const guide: FlowGuide = {
  lead: 'The pages that request an emailed link and the pages that such a link opens: forgotten password, new password, email confirmation, and sign-in without a password.',
  use: [
    '`/users/forgot-password` asks for an email address and sends a link to set a new password.',
    '`/users/reset-password` opens from that link. It checks the link, then asks for the new password.',
    '`/users/confirm-email` opens from the link sent to a new or unconfirmed address.',
    '`/login-by-link` signs the user in. Without a valid link, it lets the user request one.',
  ],
  avoid: [
    'Users who know their password use the modal. See Panels.',
    'A link to the home page with a token signs the user in there, without a separate page.',
    'To change the password while signed in, see Account, Profile.',
    'Newsletter links have their own pages. See Newsletters, Emailed links.',
  ],
  anatomy: [
    { part: 'Title and text', text: 'What the page does and what happens next.' },
    {
      part: 'Notice',
      text: 'Why the link cannot be used: used or expired, incomplete, or not checked because the connection failed. The last has “Retry”.',
    },
    {
      part: 'Form',
      text: '“Your email” and “Email me a link”; or “New password” with its strength and “Set password”.',
    },
    {
      part: 'Single button',
      text: '“Confirm” for an email address. A visitor sees “Sign In” instead, and the link stays valid.',
    },
    {
      part: 'Done',
      text: 'Replaces the form: “Check your email”, “Your new password is set”, “Your email is confirmed”.',
    },
    {
      part: 'Other options',
      text: 'Beside the form: sign in without a password, set a new password, or get help with missing emails.',
    },
  ],
  keyboard: [
    { keys: 'Enter', does: 'In a field: sends the form. On “Confirm”: confirms.' },
    { keys: 'Enter Space', does: 'On the eye icon: shows or hides the password.' },
  ],
  accessibility: [
    'A status message announces progress: “Checking the link”, “Signing you in”.',
    'The success notice replaces the form and receives the focus.',
    'The password strength is described in words below the field while the user types: “Weak: easy to guess”, “Fair: longer is better”, “Strong”.',
    'Requesting a link works without JavaScript. Using one needs it, and the page says so.',
  ],
  dos: [
    {
      text: 'Show the same message whether or not the address has an account: “If name@example.com has an account, we have sent a link to it.”',
    },
    {
      text: 'Move the token from the address bar to `history.state` before anything else reads it, so that the page survives a refresh. Forget it when it is used.',
    },
    {
      text: 'If a link is used or expired, let the user request a new one on the same page.',
    },
    {
      text: 'When someone is signed in, ask before a link signs them out. Sign out the current user before a link signs another user in, and name the account that is now signed in.',
    },
  ],
  donts: [
    {
      text: 'Do not confirm or change anything when a link is opened, because email programs and scanners open links too. Wait for the button.',
    },
    { text: 'Do not display or log the token.' },
    { text: 'Do not call the API with an incomplete link.' },
    { text: 'Do not reveal whether an account exists.' },
  ],
}
