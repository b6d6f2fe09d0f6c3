import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: [
    'Under the title of a long form on phones and tablets, in `underTitle` of `Dialog`. From 1024 px on a `JumpList` takes its place.',
  ],
  avoid: [
    'A page with its own URL: use `JumpBar`.',
    'Fewer than five sections. Scrolling is faster.',
    'A choice that is saved: use `Select`.',
  ],
  anatomy: [
    { part: 'Button', text: '“Jump to section” with a chevron, 44 px high.' },
    {
      part: 'Section in view',
      text: 'After the button’s text, if `current` is given. It is cut off first.',
    },
    { part: 'Menu', text: 'The sections in their order. The one in view has a marigold line.' },
  ],
  keyboard: [
    { keys: 'Enter', does: 'Opens the menu; in the menu, goes to the section.' },
    { keys: '↑ ↓', does: 'Opens the menu and moves through it.' },
    { keys: 'Escape', does: 'Closes the menu, and not the dialog.' },
  ],
  accessibility: [
    'The button’s name includes the section in view: “Jump to section Fees”.',
    'A selection focuses the section, so that the next Tab continues there.',
    'The section in view is marked as current.',
  ],
  dos: [{ text: 'Use the text of the headings.' }],
  donts: [{ text: 'Do not put actions into this menu: it only moves within the form.' }],
}
