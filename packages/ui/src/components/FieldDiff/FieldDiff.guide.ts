import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: [
    'What changed in a record, field by field, for someone who decides about it.',
    'One `FieldDiff` for each field, inside a `FieldDiffList`.',
  ],
  avoid: [
    'Two records side by side: use `CompareTable`.',
    'What happened over time: use `Timeline`.',
  ],
  anatomy: [
    { part: 'Checkbox', text: 'Optional: chooses the field, such as for rejection.' },
    {
      part: 'Name and state',
      text: 'The state says whether the new value is public. A held one has a padlock.',
    },
    {
      part: 'Values',
      text: 'Short values in two columns; a long text as one paragraph; sets as values with + and −; images side by side.',
    },
    { part: 'Findings', text: 'What a check found, below the field it means.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the checkbox of the next field.' },
    { keys: 'Space', does: 'Chooses the field.' },
  ],
  accessibility: [
    'Removed words are struck, added ones underlined, and signs precede both sides. Colour only repeats it.',
    'Screen readers hear “Before” and “After”, and for sets “Added” and “Removed”.',
    'Give each checkbox a `label` with the name of its field.',
  ],
  dos: [
    { text: 'Compare words, not letters. Half words are hard to read.', story: 'Fields' },
    { text: 'Say how much stays the same in a set.' },
  ],
  donts: [
    { text: 'Do not show fields that did not change.' },
    { text: 'Do not explain a finding with a colour alone.' },
  ],
}
