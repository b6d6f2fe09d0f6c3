import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: [
    'Text that sighted users do not need because the layout shows it: “Page” before a number, a status message.',
  ],
  avoid: [
    'Naming an icon button: use `IconButton` and its label.',
    'Hiding from everyone: use the `hidden` attribute.',
    'Hiding from screen readers: use `aria-hidden` on decorative content.',
  ],
  anatomy: [{ part: 'Label', text: 'In its place in the text, one pixel large.' }],
  keyboard: [],
  accessibility: [
    'It can be read aloud, copied and found by the browser’s search.',
    'With `role="status"` it announces changes: render it empty, then fill it.',
  ],
  dos: [
    {
      text: 'Put it where the text belongs in the sentence. Screen readers follow the order of the document.',
    },
  ],
  donts: [
    { text: 'Do not put focusable elements in it. The focus would be invisible.' },
    {
      text: 'Do not explain how to use a screen reader: “Press Enter to open”. Its users know how.',
    },
  ],
}
