import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: [
    'First on every page. `PageShell` has one already; set it yourself only in a page without that frame.',
  ],
  avoid: ['Going to the sections of a page: use `JumpBar`.'],
  anatomy: [
    { part: 'Link', text: 'Hidden until it has the focus, then at the top of the window.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'From the address bar: shows it.' },
    { keys: 'Enter', does: 'Goes to the content; the next Tab goes on from there.' },
  ],
  accessibility: [
    'It is a plain link to `#main`. Give that element `tabIndex={-1}`, or some browsers leave the focus behind.',
    'It stands before everything else in the document, not only on the screen.',
  ],
  dos: [{ text: 'Let it lead past all that repeats on each page.' }],
  donts: [{ text: 'Do not hide it with `display: none`. Then it cannot receive focus.' }],
}
