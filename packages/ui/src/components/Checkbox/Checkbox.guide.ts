import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: [
    'One of several answers that can be selected together, or a single yes that is sent with a form.',
    'Inside a `FacetGroup` or a `ChoiceList`, which render it for you.',
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
    { keys: 'Tab', does: 'Moves to the checkbox.' },
    { keys: 'Space', does: 'Selects or clears it.' },
  ],
  accessibility: [
    'It is a native checkbox named by its label and its count: “School bus 14”.',
    '`labelLang` sets the language of a label that differs from the page.',
    'In Windows high contrast mode the browser draws its own checkbox, so the tick is visible.',
  ],
  dos: [
    {
      text: 'Write the label as the answer, without “not”: “School bus”, not “No need for a school bus”. A selected negative is confusing.',
    },
    {
      text: 'Keep an option with a count of 0 in its place, disabled. Users would look for a missing option.',
    },
  ],
  donts: [
    {
      text: 'Do not preselect anything that costs money or shares data. Preselected consent is not consent.',
    },
    {
      text: 'Do not put a link in the label. Pressing it would select the option and leave the page.',
    },
  ],
}
