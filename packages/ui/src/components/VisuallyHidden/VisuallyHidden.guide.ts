import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: [
    'Words that the eye does not need because it sees the arrangement: “Page” before a number, a status that only changes.',
  ],
  avoid: [
    'Naming a button with an icon: use `IconButton` and its label.',
    'Hiding from everybody: use the `hidden` attribute.',
    'Hiding from screen readers: `aria-hidden` on what only repeats.',
  ],
  anatomy: [{ part: 'Label', text: 'In their place in the text, one pixel large.' }],
  keyboard: [],
  accessibility: [
    'They are read, copied and found by the browser’s search, though not seen.',
    'With `role="status"` it announces what changes: put it on the page empty, and fill it then.',
  ],
  dos: [{ text: 'Put it where the words belong in the sentence. Reading follows the document.' }],
  donts: [
    { text: 'Do not put anything into it that takes the focus. The focus would vanish.' },
    {
      text: 'Do not explain how to use a screen reader: “Press Enter to open”. Its users know, each with their own keys.',
    },
  ],
}
