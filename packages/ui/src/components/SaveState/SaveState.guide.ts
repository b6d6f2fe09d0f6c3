import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: ['Beside the label of something that saves automatically: a field, a switch, a list.'],
  avoid: [
    'A form with a button: use the button’s `loading`, then a `Toast`.',
    'How complete something is: use `Meter`.',
    'A message about the page: use `Notice`.',
  ],
  anatomy: [
    { part: 'Icon', text: 'A spinner, a tick or a warning triangle.' },
    {
      part: 'Label',
      text: 'Saving, Saved, Not saved. `unchanged` shows nothing and reserves the space.',
    },
  ],
  keyboard: [],
  accessibility: [
    'It is a status: the result of saving is announced without moving the focus.',
    'The states differ in icon and text, not only in colour.',
    'With reduced motion, the spinner is static.',
  ],
  dos: [
    {
      text: 'Render it as `unchanged` before the first change. Screen readers may miss a status that appears together with its text.',
    },
    { text: 'Put the reason under the field, as its `error`. “Not saved” alone does not help.' },
  ],
  donts: [
    { text: 'Do not hide “Saved” at once. Users need time to notice it.' },
    {
      text: 'Do not use it in a form with a save button.',
    },
  ],
}
