import type { FlowGuide } from '@edbazaar/feature-shell/stories'

export const guide: FlowGuide = {
  lead: 'Shows providers how to list a school or a store: a prompt at the bottom of the window, then a bar that guides through nine steps.',
  use: [
    'For signed-in users with the `listings` permission who have or start a school or store, and have neither skipped nor dismissed it.',
    'The prompt appears on the lists of the user’s schools and stores; to owners also on the home page and their profile. The steps continue from there.',
  ],
  avoid: [
    'Visitors and users without that permission do not see it.',
    'Users who have finished or skipped it do not see it again, on any device.',
    'Help for a single field is its hint. For questions to EdBazaar, use Contact us.',
  ],
  anatomy: [
    {
      part: 'Prompt',
      text: '“Would you like to see how to list a school or a store? It takes a minute.” with Skip, Yes and a close button.',
    },
    { part: 'Step', text: '“1 / 9”, what to look at, Skip and Next.' },
    {
      part: 'The page behind',
      text: 'Follows the steps: school list, its form, its image panel, list again, profile menu, store list, its form, its image panel.',
    },
    {
      part: 'Confirmation',
      text: 'Shown by Skip: “Are you sure you want to skip the walk through? Again you will not be able to get walk through”.',
    },
  ],
  keyboard: [
    { keys: 'F6', does: 'Moves to the bar’s main button, also from within a panel.' },
    { keys: 'Enter Space', does: 'On Next: goes to the next step.' },
    { keys: 'Escape', does: 'Closes the confirmation, or the panel that the step has opened.' },
  ],
  accessibility: [
    'The bar is a region named “Walk through”. Each step is announced without moving the focus.',
    'The bar is above panels, which end above it, so that nothing is covered.',
    'No has the focus when the confirmation opens.',
  ],
  dos: [
    {
      text: 'Keep the nine steps in the order of the specification. The ninth closes everything and goes to the home page.',
    },
    {
      text: 'Show “Skipped” after skipping, nothing after finishing, and “Failed” when the outcome could not be saved, and stay on the step if it fails.',
    },
    { text: 'Let the close button dismiss the prompt in this browser until sign-out.' },
  ],
  donts: [
    { text: 'Do not skip without confirmation.' },
    { text: 'Do not show the prompt on other pages, so that no one is interrupted.' },
    { text: 'Do not fill in anything for the user. The panels are real.' },
  ],
}
