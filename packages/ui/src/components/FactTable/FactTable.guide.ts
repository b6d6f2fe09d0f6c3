import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: [
    'Verifiable facts about one record, such as recognition, affiliation and founding year, each with its source and date.',
  ],
  avoid: [
    'Several records side by side: use `CompareTable`.',
    'Fees by class: use `FeeSheet`. Dates: use `DateLine`.',
    'Available and missing facilities: use `FacilityList`.',
  ],
  anatomy: [
    { part: 'Name', text: 'The name of the fact.' },
    {
      part: 'Value',
      text: 'Larger; “Not provided” if missing, with an `action` such as a link to ask.',
    },
    {
      part: 'Source',
      text: 'Source and date. Under the value on a phone, at the end of the line from 768 px.',
    },
  ],
  keyboard: [{ keys: 'Tab', does: 'Moves through the links.' }],
  accessibility: [
    'It is a table named by `label`, with visually hidden headings: Fact, Value, Source.',
    'Each value is read with its name.',
  ],
  dos: [
    {
      text: 'Give a source for every value, even “The school, 2 November 2026”. The date shows how old the fact is.',
    },
    { text: 'Pass `null` if the value is unknown, so that the text is the same everywhere.' },
  ],
  donts: [
    { text: 'Do not write “No” or “—” for an unknown value. Users would read it as a fact.' },
    {
      text: 'Do not put paragraphs in a value. Descriptions belong in their own section.',
    },
  ],
}
