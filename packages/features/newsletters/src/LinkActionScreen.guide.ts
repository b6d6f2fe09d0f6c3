import type { FlowGuide } from '@edbazaar/feature-shell/stories'

export const guide: FlowGuide = {
  lead: 'The page behind a link in a newsletter email: confirm a subscription or unsubscribe. Opening the link changes nothing; the button does.',
  use: [
    '`/newsletters/confirm?token=`, from the email that is sent after subscribing.',
    '`/newsletters/unsubscribe?token=`, from every issue.',
  ],
  avoid: [
    'One-click unsubscribe: email programs post to the same URL and do not show this page.',
    'Account links: see Sign in, Emailed links.',
  ],
  anatomy: [
    { part: 'Title and text', text: 'What the button does.' },
    { part: 'Error', text: 'Why the link does not work, with the message from the API.' },
    { part: 'Button', text: '“Confirm” or “Unsubscribe”.' },
    { part: 'Done', text: '“Your subscription is confirmed”, “You have unsubscribed”.' },
    { part: 'Incomplete link', text: '“This link is incomplete”, instead of the form.' },
    { part: 'All newsletters', text: 'A link to the archive, in every state.' },
  ],
  keyboard: [{ keys: 'Enter Space', does: 'On the button: confirms or unsubscribes.' }],
  accessibility: [
    'The title changes with the state, and the notice below it receives focus.',
    'The page works without scripts: the button posts a form.',
  ],
  dos: [
    { text: 'Unsubscribe with one press: no question, no reason, no account.' },
    { text: 'Keep the button after an error, so that the user can try again.' },
  ],
  donts: [
    { text: 'Do not act when the link opens: email programs and scanners open links too.' },
    { text: 'Do not call the API with an incomplete link.' },
  ],
}
