import type { FlowGuide } from '@edbazaar/feature-stories'

export const guide: FlowGuide = {
  lead: 'The pages that ask for a link by mail and that such a link opens: a forgotten password, a new one, confirming an email, signing in without a password.',
  use: [
    '`/users/forgot-password` asks for an email, and mails a link to set a new password.',
    '`/users/reset-password` is what that link opens: it checks the link, then takes the new password.',
    '`/users/confirm-email` is what the link to a new or unconfirmed address opens.',
    '`/login-by-link` signs in by its link; without a link, or with a spent one, it asks for another.',
  ],
  avoid: [
    'Whoever knows the password takes the modal: Panels.',
    'A link to the front page with a token signs in there, without a page of its own.',
    'Changing the password while signed in: Account, Profile.',
    'Links of newsletters have pages of their own: Newsletters, Mailed links.',
  ],
  anatomy: [
    { part: 'Title and sentence', text: 'What the page does, and what holds afterwards.' },
    {
      part: 'News',
      text: 'Why a link does not hold: used or too old, not whole, not checked for want of a connection. The last has “Retry”.',
    },
    {
      part: 'Form',
      text: '“Your email” and “Mail me a link”; or “New password” with its strength and “Set the password”.',
    },
    {
      part: 'Button alone',
      text: '“Confirm” for an email. A visitor has “Sign In” in its place, and the link waits.',
    },
    {
      part: 'Done',
      text: 'Takes the form’s place: “Look into your mail”, “Your new password is set”, “Your email is confirmed”.',
    },
    {
      part: 'Another way',
      text: 'Beside it where else to turn: without a password, a new password, no mail comes.',
    },
  ],
  keyboard: [
    { keys: 'Enter', does: 'In a field: sends the form. On “Confirm”: confirms.' },
    { keys: 'Enter Space', does: 'On the eye: shows the password or hides it.' },
  ],
  accessibility: [
    'While a link is checked a status says so: “The link is being checked”, “You are being signed in”.',
    'The news that a form was sent takes its place and the focus.',
    'How strong a password is, is told under it while one types, in words: “Weak: easy to guess”, “Fair: longer is better”, “Strong”.',
    'Asking for a link works without scripts; using one needs them, and the page says so.',
  ],
  dos: [
    {
      text: 'Answer the same whether or not the address has an account: “If this address has an account, a link is on its way to it.”',
    },
    {
      text: 'Take the token out of the address bar before anything else reads it, and use it once.',
    },
    {
      text: 'Offer a new link where one is spent, on the same page.',
    },
    { text: 'Sign out whoever was signed in before a link signs somebody in, and say as whom.' },
  ],
  donts: [
    {
      text: 'Do not confirm an email or set anything when a link opens: mail programs and scanners open links too. The button does it.',
    },
    { text: 'Do not show the token, and do not log it.' },
    { text: 'Do not ask the API about a link that is not whole.' },
    { text: 'Do not say that an account is there, nor that it is not.' },
  ],
}
