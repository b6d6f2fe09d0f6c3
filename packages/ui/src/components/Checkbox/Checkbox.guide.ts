import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: [
    'One of several answers that can be given together, or a single yes that is sent with a form.',
    'Inside a `FacetGroup` or a `ChoiceList`, which draw it for you.',
  ],
  avoid: [
    'Something that takes effect at once: use `Switch`.',
    'One answer out of a few: use `Select`.',
    'Many values to find by typing: use `ChoiceList`.',
  ],
  anatomy: [
    { part: 'Box', text: '20 px, with a tick.' },
    {
      part: 'Label',
      text: 'The whole line is the target: 44 px high, 36 px with a mouse on a wide window.',
    },
    { part: 'Count', text: 'Number of results with this value, shown at the end of the line.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the box.' },
    { keys: 'Space', does: 'Ticks it, or takes the tick away.' },
  ],
  accessibility: [
    'It is a native checkbox named by its label and its count: “School bus 14”.',
    '`labelLang` marks a label in another language than the page.',
    'In Windows’ high contrast the browser draws its own box, so that the tick is seen.',
  ],
  dos: [
    {
      text: 'Write the label as the answer, without “not”: “School bus”, not “No need for a school bus”. A ticked “not” is read twice.',
    },
    {
      text: 'Leave a choice with a count of 0 in its place, disabled. What vanishes is searched for.',
    },
  ],
  donts: [
    {
      text: 'Do not tick what costs something or shares something. A consent that was given by us is none.',
    },
    { text: 'Do not put a link in the label. A press on it would tick and leave at once.' },
  ],
}
