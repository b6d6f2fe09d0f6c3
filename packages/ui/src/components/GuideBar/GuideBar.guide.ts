import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: [
    'To guide through several pages and panels, such as listing one’s first school.',
    'Without `progress` it asks whether to begin, and waits while a dialog is open.',
  ],
  avoid: [
    'A message: use `Toast`. It goes by itself; a guide stays.',
    'A hint for one field: give the field its `hint`.',
  ],
  anatomy: [
    { part: 'Progress', text: '“1 / 9”.' },
    { part: 'Label', text: 'Instructions for the step, in a sentence or two.' },
    { part: 'Buttons', text: 'The last is the main one.' },
    { part: 'Cross', text: 'Puts the bar away, where `onClose` is given.' },
  ],
  keyboard: [
    { keys: 'F6', does: 'Goes to its main button, from the page and from within a dialog.' },
    { keys: 'Tab', does: 'Goes from button to button.' },
    { keys: 'Enter Space', does: 'Presses the button.' },
  ],
  accessibility: [
    'It is a region named by `label`. Each step is announced when it comes, without taking the focus.',
    'A step stands over dialogs, which end above it, so that nothing is covered.',
    'The page’s end and what the keyboard scrolls to stay above the bar.',
  ],
  dos: [
    { text: 'Name buttons and places as the page names them: “Click on Add School”.' },
    { text: 'Let every step be skipped. Who knows the way must not be led.' },
  ],
  donts: [
    {
      text: 'Do not darken the page around it. The reader is to use the page, not to look at the bar.',
    },
    { text: 'Do not write more than two sentences. On a phone the bar is 124 px high.' },
  ],
}
