import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: ['Turns one thing on or off at once: whether a school is shown to parents.'],
  avoid: [
    'An answer that is sent with a form: use `Checkbox`.',
    'A control above a list, such as the map: use `Button` with `pressed`.',
    'A choice between two values: use `RadioGroup` or `Select`.',
  ],
  anatomy: [
    {
      part: 'Label and hint',
      text: 'What is on or off, and what that means. The whole line is the target.',
    },
    { part: 'Save state', text: 'State of saving the last change.' },
    { part: 'Switch', text: 'At the end of the line, so that several switches are aligned.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the switch.' },
    { keys: 'Space', does: 'Turns it on or off.' },
  ],
  accessibility: [
    'It is a switch: “Shown to parents, on”. The hint describes it.',
    'Its `SaveState` announces the result of saving.',
    'With reduced motion, the knob moves without animation.',
  ],
  dos: [
    {
      text: 'Name what is on: “Shown to parents”. Then on and off need no labels.',
      story: 'DoNameWhatIsOn',
    },
    { text: 'Turn it back when saving fails, and say so.' },
  ],
  donts: [
    {
      text: 'Do not name the action: “Show”. It sounds like a button.',
      story: 'DontNameTheAction',
    },
    {
      text: 'Do not use it in a form with a save button. Users would not know when it takes effect.',
    },
  ],
}
