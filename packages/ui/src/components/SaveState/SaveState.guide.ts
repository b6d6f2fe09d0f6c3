import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: ['Beside the label of what saves itself: a field, a switch, a list.'],
  avoid: [
    'A form with a button: use the button’s `loading`, then a `Toast`.',
    'How complete something is: use `Meter`.',
    'A message about the page: use `Notice`.',
  ],
  anatomy: [
    { part: 'Icon', text: 'Turning, a tick, or a triangle.' },
    {
      part: 'Label',
      text: 'Saving, Saved, Not saved. `unchanged` says nothing and keeps the place.',
    },
  ],
  keyboard: [],
  accessibility: [
    'It is a status: what becomes of a change is announced without taking the focus.',
    'Colour never speaks alone: icon and words differ too.',
    'The circle stands still for readers who prefer less motion.',
  ],
  dos: [
    {
      text: 'Let it be on the page before the first change, as `unchanged`. What comes together with its words is not always read.',
    },
    { text: 'Put the reason under the field, as its `error`. “Not saved” alone does not help.' },
  ],
  donts: [
    { text: 'Do not take “Saved” away at once. A glance comes a second later.' },
    {
      text: 'Do not put one under each field of a form with a button. Nothing is saved there yet.',
    },
  ],
}
