import type { FlowGuide } from '@edbazaar/feature-shell/stories'

export const guide: FlowGuide = {
  lead: 'Shows how complete a listing is and what the owner should add next.',
  use: [
    'On the cards of the owner’s schools and stores, and beside the form of a service.',
    'It shows unsaved changes first if this browser holds any.',
  ],
  avoid: [
    'On pages for parents: use `NotProvided` for missing details.',
    'On a profile: it has its own hints with links. See Account, Profile.',
    'For upload progress: the file list shows it.',
  ],
  anatomy: [
    { part: 'Unsaved changes', text: 'The number of unsaved changes in this browser, if any.' },
    {
      part: 'Meter',
      text: '“64% complete”, or “Complete: you have provided every detail”.',
    },
    {
      part: 'Next step',
      text: 'What to add and why: “Add a description: parents learn what makes you special”.',
    },
    { part: 'Other steps', text: 'Collapsed under “2 more details are missing”.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to “2 more details are missing”, if shown.' },
    { keys: 'Enter Space', does: 'Opens or closes the other steps.' },
  ],
  accessibility: [
    'The meter’s accessible name includes the percentage.',
    'The other steps are a list in a native `details` element.',
  ],
  dos: [
    { text: 'Say what to add in a few words, then how it helps the owner.' },
    { text: 'Keep the order of the API, which puts the most useful step first.' },
  ],
  donts: [
    { text: 'Do not open the other steps by default: a list of gaps discourages.' },
    { text: 'Do not count optional fields such as the GSTIN.' },
  ],
}
