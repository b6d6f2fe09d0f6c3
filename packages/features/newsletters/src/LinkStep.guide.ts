import type { FlowGuide } from '@edbazaar/feature-stories'

export const guide: FlowGuide = {
  lead: 'Where a mailed link of the newsletter leads: onto the list, or off it. Opening it does nothing, its button does.',
  use: [
    '`/newsletters/confirm?token=`, from the mail that follows a subscription.',
    '`/newsletters/unsubscribe?token=`, from every issue.',
  ],
  avoid: [
    'Mail programs with a button of their own post to the same address: nobody sees this page then.',
    'Links of an account: Sign in, Mailed links.',
  ],
  anatomy: [
    { part: 'Title and sentence', text: 'What the button does.' },
    { part: 'Refusal', text: 'Why the link does not hold, in the API’s words.' },
    { part: 'Button', text: '“Confirm” or “Unsubscribe”.' },
    { part: 'Done', text: '“Your subscription is confirmed”, “You have unsubscribed”.' },
    { part: 'Incomplete link', text: '“This link is incomplete”, in place of the form.' },
    { part: 'All newsletters', text: 'The way on, in every state.' },
  ],
  keyboard: [{ keys: 'Enter Space', does: 'On the button: confirms or unsubscribes.' }],
  accessibility: [
    'The title changes with the state, and the news below it takes the focus.',
    'The page works without scripts: the button posts a form.',
  ],
  dos: [
    { text: 'Take one press to leave: no question, no reason, no account.' },
    { text: 'Leave the button where the API has refused, so that one can try again.' },
  ],
  donts: [
    { text: 'Do not act when the link opens: mail programs and scanners open links too.' },
    { text: 'Do not ask the API about half a link.' },
  ],
}
