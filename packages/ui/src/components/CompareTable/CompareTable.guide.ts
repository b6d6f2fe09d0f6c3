import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: ['Two to four schools or products side by side, one row for each fact.'],
  avoid: [
    'Browsing many: use `SchoolRow`.',
    'Facts about one record: use `FactTable`, which shows the source of each.',
  ],
  anatomy: [
    { part: 'Headings', text: 'Image, name and a button for each column. The names stay in view.' },
    { part: 'Groups', text: '“At a glance”, “Facilities”: a heading and its rows.' },
    {
      part: 'Row',
      text: 'The label, then one value per column. On a phone the label is above its values.',
    },
    {
      part: 'Choice of columns',
      text: 'On a phone, of three or four columns two are shown at a time. Buttons with image and name choose which: a press replaces the column chosen earlier. Print and wider screens show all.',
    },
    {
      part: 'Differences only',
      text: 'Hides rows in which all values are the same; on a phone, those of the two columns shown. Works without JavaScript.',
    },
    {
      part: 'Values',
      text: 'Text and numbers, or `YesNo` with a tick or a dash. A missing value is “Not provided”.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the checkbox, the tools, then each name and button.' },
    { keys: 'Space', does: 'Selects “Differences only”.' },
  ],
  accessibility: [
    'It is a table with a name. Each value is read with its row label and its school.',
    '`YesNo` has text for screen readers; the icon repeats it.',
    'The buttons that choose columns are a group with a name, and say whether they are pressed.',
    'Labels and values in Hindi are marked automatically.',
  ],
  dos: [
    {
      text: 'Give `value` in the same form for all, such as “CBSE”. It decides whether two cells are equal; the displayed content may differ.',
    },
    {
      text: 'Keep the order of the lists: place, distance, board, fees, age, availability. Users already know it.',
    },
  ],
  donts: [
    {
      text: 'Do not leave out a row because one school has not provided the value. “Not provided” is useful too.',
    },
    { text: 'Do not highlight the better value. Which one is better depends on the child.' },
  ],
}
