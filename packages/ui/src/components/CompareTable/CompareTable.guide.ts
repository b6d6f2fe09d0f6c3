import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: ['Two to four schools or products side by side, one row for each question.'],
  avoid: [
    'Going through many: use `SchoolRow`, a row each.',
    'Facts about one thing: use `FactTable`, which tells the source of each.',
  ],
  anatomy: [
    { part: 'Headings', text: 'Image, name and a button for each column. The names stay in view.' },
    { part: 'Groups', text: '“At a glance”, “Facilities”: a heading and its lines.' },
    {
      part: 'Row',
      text: 'The question, then one answer a column. On a phone the question stands above its answers, so that four fit.',
    },
    {
      part: 'Differences only',
      text: 'Hides rows in which all values are the same. It works without scripts.',
    },
    {
      part: 'Answers',
      text: 'Words and numbers, or `YesNo` with a tick or a dash. A missing value is “Not provided”.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the tick, the tools, then name by name and button by button.' },
    { keys: 'Space', does: 'Ticks “Differences only”.' },
  ],
  accessibility: [
    'It is a table with a name. Each answer is read with its question and its school.',
    '`YesNo` says the word; the mark only repeats it.',
    'Questions and answers in Hindi are marked automatically.',
  ],
  dos: [
    {
      text: 'Give `value` in the same form for all, such as “CBSE”. It decides whether two cells are equal; the displayed content may differ.',
    },
    {
      text: 'Keep the order of the lists: place, distance, board, fees, age, availability. Readers know it by then.',
    },
  ],
  donts: [
    {
      text: 'Do not leave out a line because one school has not provided it. “Not provided” is an answer too.',
    },
    { text: 'Do not colour the better answer. What is better depends on the child.' },
  ],
}
