import type { FlowGuide } from '@edbazaar/feature-shell/stories'

export const guide: FlowGuide = {
  lead: 'The entry page to everything beyond school: four kinds, a three-step wizard that leads to a list, and popular filters.',
  use: [
    '`/beyond-school`, from the menu and the phone’s bottom bar.',
    'For parents who know the child’s age and free days, but not yet the kind.',
  ],
  avoid: [
    'Users who know the kind open its list directly: Tuitions, activities, camps, workshops.',
    'Schools: the list of schools.',
  ],
  anatomy: [
    { part: 'Kinds', text: 'Each kind with a short description and its number of products.' },
    {
      part: 'Find a match in three steps',
      text: 'Age, days, place: one question at a time, with Next, Back and a link to skip it.',
    },
    { part: 'Match count', text: 'How many products match the answers so far.' },
    {
      part: 'By subject and interest',
      text: 'Popular filter values of each kind, each a link to the filtered list.',
    },
  ],
  keyboard: [
    { keys: '← →', does: 'On the ages: select another.' },
    { keys: 'Space', does: 'On a day: selects it.' },
    { keys: 'Enter', does: 'Goes to the next question, and from the last one to the list.' },
  ],
  accessibility: [
    'The question of a new step gets the focus. The first view does not move the focus.',
    'The match count is a status.',
    'Each step has its own URL, so Back returns to the previous question with its answer.',
    'Each step is a plain form that works without scripts.',
  ],
  dos: [
    { text: 'Let users skip every question: “Any age”, “Any day”, “Anywhere in India”.' },
    { text: 'Keep the links to the lists when the counts fail to load.' },
  ],
  donts: [
    { text: 'Do not add a fourth question: the list has filters.' },
    { text: 'Do not store answers anywhere but in the URL.' },
  ],
}
