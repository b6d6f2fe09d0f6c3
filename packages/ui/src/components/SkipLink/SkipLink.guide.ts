import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: [
    'First on every page. `PageShell` has one already; add it yourself only to a page without `PageShell`.',
  ],
  avoid: ['Moving to the sections of a page: use `JumpBar`.'],
  anatomy: [
    { part: 'Link', text: 'Hidden until it has the focus, then at the top of the window.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Shows it, as the first stop on the page.' },
    { keys: 'Enter', does: 'Goes to the content; the next Tab continues from there.' },
  ],
  accessibility: [
    'It is a plain link to `#main`. Give that element `tabIndex={-1}`, or some browsers do not move the focus.',
    'It comes first in the document, not only on the screen.',
  ],
  dos: [{ text: 'Let it skip everything that repeats on each page.' }],
  donts: [{ text: 'Do not hide it with `display: none`. Then it cannot receive focus.' }],
}
