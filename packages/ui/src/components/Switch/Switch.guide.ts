import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: ['Turns one thing on or off at once: whether a school is shown to parents.'],
  avoid: [
    'An answer that is sent with a form: use `Checkbox`.',
    'A tool over a list, such as the map: use `Button` with `pressed`.',
    'Two things to choose from: use `Select`. A switch has one name.',
  ],
  anatomy: [
    {
      part: 'Label and hint',
      text: 'What is on or off, and what that means. The whole line is the target.',
    },
    { part: 'Save state', text: 'State of saving the last change.' },
    { part: 'Switch', text: 'At the end of the line, so that several stand under each other.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the switch.' },
    { keys: 'Space', does: 'Turns it.' },
  ],
  accessibility: [
    'It is a switch: “Shown to parents, on”. The hint describes it.',
    'What becomes of the change is announced by its `SaveState`.',
    'The knob moves without motion for readers who prefer less.',
  ],
  dos: [
    {
      text: 'Name what is on: “Shown to parents”. Then on and off need no words of their own.',
      story: 'DoNameWhatIsOn',
    },
    { text: 'Turn it back when saving fails, and say so.' },
  ],
  donts: [
    {
      text: 'Do not name it by the act: “Show”. It reads as a button that has been pressed.',
      story: 'DontNameTheAct',
    },
    { text: 'Do not use it where a save button follows. Nobody knows then when it holds.' },
  ],
}
