import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: [
    'Facts about one thing that can be checked: recognition, affiliation, since when; each with who says so and when.',
  ],
  avoid: [
    'Several things side by side: use `CompareTable`.',
    'Fees by class: use `FeeSheet`. Dates: use `DateLine`.',
    'What is there and what is not: use `FacilityList`.',
  ],
  anatomy: [
    { part: 'Name', text: 'What is known.' },
    {
      part: 'Value',
      text: 'Larger; “Not provided” if not provided, with an `action` such as a link to ask.',
    },
    {
      part: 'Source',
      text: 'Source and date. Under the value on a phone, at the end of the line from 768 px.',
    },
  ],
  keyboard: [{ keys: 'Tab', does: 'Goes to the links inside.' }],
  accessibility: [
    'It is a table named by `label`, with heads that are read but not seen: Fact, Value, Source.',
    'Each value is read with its name.',
  ],
  dos: [
    {
      text: 'Give a source for every value, even “The school, 2 November 2026”. A date ages honestly.',
    },
    { text: 'Leave the value `null` where it is unknown; the words are the same everywhere then.' },
  ],
  donts: [
    { text: 'Do not write “No” or “—” for what is unknown. It is read as an answer.' },
    {
      text: 'Do not put paragraphs into a value. A fact is one line; a description has its own section.',
    },
  ],
}
