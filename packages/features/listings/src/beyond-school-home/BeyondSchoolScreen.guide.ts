import type { FlowGuide } from '@edbazaar/feature-stories'

export const guide: FlowGuide = {
  lead: 'The way to what is beyond school: four kindOverviews, three questions that lead to a list, and what others look for.',
  use: [
    '`/beyond-school`, from the menu and the phone’s bar.',
    'For those who know the child’s age and free days, and not yet the kind.',
  ],
  avoid: [
    'Whoever knows the kind takes its list at once: Tuitions, activities, camps, workshops.',
    'Schools: the list of schools.',
  ],
  anatomy: [
    { part: 'Four ways in', text: 'Each kind with what it is about, and how many are on offer.' },
    {
      part: 'Find what matches in three steps',
      text: 'Age, days, place: one question at a time, with Next, Back and a way to pass it over.',
    },
    { part: 'So far', text: 'How many fit what was answered.' },
    {
      part: 'By subject and interest',
      text: 'What is looked for most of each kind, each a list with that filter.',
    },
  ],
  keyboard: [
    { keys: '← →', does: 'On the ages: choose another.' },
    { keys: 'Space', does: 'On a day: ticks it.' },
    { keys: 'Enter', does: 'Goes to the next question; on the last one to the list.' },
  ],
  accessibility: [
    'The question of a new step takes the focus; the first view takes it from nobody.',
    'How many fit is a status.',
    'Each step is an address, so that Back leads to the question before with its answer.',
    'Each step is a plain form: it works without scripts.',
  ],
  dos: [
    { text: 'Let every question be passed over: “Any age”, “Any day”, “Anywhere in India”.' },
    { text: 'Keep the ways in where nobody can count.' },
  ],
  donts: [
    { text: 'Do not add a fourth question: the list has filters.' },
    { text: 'Do not keep answers anywhere but in the address.' },
  ],
}
