import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: [
    'To guide users through several pages and panels, such as listing their first school.',
    'Without `progress` it offers to start the guide, and stays behind open dialogs.',
  ],
  avoid: [
    'A message: use `Toast`, which disappears automatically.',
    'A hint for one field: use the field’s `hint`.',
  ],
  anatomy: [
    { part: 'Progress', text: '“1 / 9”.' },
    { part: 'Label', text: 'Instructions for the step, in a sentence or two.' },
    { part: 'Buttons', text: 'The last is the main action.' },
    { part: 'Close button', text: 'Closes the bar, if `onClose` is given.' },
  ],
  keyboard: [
    { keys: 'F6', does: 'Moves to its main button, from the page or from a dialog.' },
    { keys: 'Tab', does: 'Moves from button to button.' },
    { keys: 'Enter Space', does: 'Presses the button.' },
  ],
  accessibility: [
    'It is a region named by `label`. Each step is announced when it appears, without moving the focus.',
    'A step is shown below dialogs, which leave space for it, so nothing is covered.',
    'The end of the page and focused elements stay above the bar.',
  ],
  dos: [
    { text: 'Name buttons and pages as the interface does: “Click on Add School”.' },
    { text: 'Let users skip every step. Experienced users do not need the guide.' },
  ],
  donts: [
    {
      text: 'Do not darken the page around it. Users need the page while they follow the guide.',
    },
    { text: 'Do not write more than two sentences. On a phone the bar is 124 px high.' },
  ],
}
