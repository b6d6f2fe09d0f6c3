import type { FlowGuide } from '@edbazaar/feature-stories'

export const guide: FlowGuide = {
  lead: 'How much of a listing has been told, and what would bring its owner most.',
  use: [
    'On the cards of one’s schools and stores, and beside the form of a service.',
    'Where something of the listing is kept in this browser and not saved yet, it says that first.',
  ],
  avoid: [
    'Towards parents: they read “not provided” beside what nobody has told.',
    'A profile has hints of its own, each with a link: Account, Profile.',
    'Where an upload stands: the list of files tells it.',
  ],
  anatomy: [
    { part: 'Not saved', text: 'How many changes wait in this browser, where there are any.' },
    { part: 'Meter', text: '“64% complete”, or “Complete: nothing is missing”.' },
    {
      part: 'First thing',
      text: 'What to do, and what that brings: “Tell your story: parents learn what is special about you”.',
    },
    { part: 'The rest', text: 'Behind “2 more are missing”.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Reaches “2 more are missing”, where there is more.' },
    { keys: 'Enter Space', does: 'Opens the rest and closes it.' },
  ],
  accessibility: [
    'The meter is read with its words, which say the per cent.',
    'The rest is the browser’s own disclosure; what it shows is a list.',
  ],
  dos: [
    { text: 'Say what to do in a few words, and then what it brings to the owner.' },
    { text: 'Keep the order of the API: what brings most stands first.' },
  ],
  donts: [
    { text: 'Do not open the rest by itself: a list of faults discourages.' },
    { text: 'Do not count what may stay empty, such as a GSTIN.' },
  ],
}
