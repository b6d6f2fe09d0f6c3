import type { FlowGuide } from '@edbazaar/feature-shell/stories'

export const guide: FlowGuide = {
  lead: 'Saves the filters of the job list: new jobs that match come by email, daily or weekly.',
  use: [
    '“Job alert” on `/jobs`, for visitors and users.',
    '“Job alerts” in the profile: every alert of the user, each with a button that ends it.',
    '`/jobs/alerts/confirm`, `/keep` and `/end` with `?token=`, from emails.',
  ],
  avoid: [
    'One-click unsubscribe: email programs post to the URL of `/end` and do not show the page.',
    'Newsletters: see Newsletters.',
  ],
  anatomy: [
    { part: 'Filters', text: 'What the alert looks for, in the words of the list.' },
    { part: 'How often', text: 'Daily or weekly.' },
    { part: 'Email', text: 'For visitors, with a link to confirm it.' },
    { part: 'Alert', text: 'Filters as a link to the list, frequency, days, and “End alert”.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves through the fields of the dialog.' },
    { keys: 'Esc', does: 'Closes the dialog.' },
  ],
  accessibility: [
    'Each button “End alert” names its alert.',
    'The pages of emailed links work without scripts.',
  ],
  dos: [{ text: 'End an alert with one press: no question, no reason, no account.' }],
  donts: [{ text: 'Do not act when a link opens: email programs and scanners open links too.' }],
}
