import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: [
    'In `aboveBar` of `PageShell`, as soon as one thing is chosen to compare, and on every page until none is.',
  ],
  avoid: [
    'Showing the comparison: that is the page with `CompareTable`.',
    'Other messages at the bottom: use `Toast`.',
  ],
  anatomy: [
    { part: 'Count', text: '“Compare 3 of 4”, with a notice beneath, such as that no more fit.' },
    {
      part: 'Entries',
      text: 'A small image, the name and a cross. On a phone the images alone, laid over each other.',
    },
    { part: 'Free place', text: '“Add one more”, from 1024 px.' },
    { part: 'Button', text: '“Compare 3”, the one filled button of the row.' },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Goes to each cross, then to the button. On a phone to the button alone: things are removed on the page it leads to.',
    },
    { keys: 'Enter, Space', does: 'Removes the thing. On “Compare” Enter opens the page.' },
  ],
  accessibility: [
    'It is a complementary region called “Compare tray”.',
    'The notice is announced when it comes. Empty it again when it is no longer true.',
    'On a phone the names are still read; only the images are seen.',
    'It appears without moving what is on the page: `PageShell` keeps its room.',
  ],
  dos: [
    { text: 'Say what to do when it is full: “Four fit. Remove one first.”' },
    { text: 'Keep entries in the order in which they were chosen, here and in the table.' },
  ],
  donts: [
    { text: 'Do not show it empty. A tray of nothing takes 61 px from every phone.' },
    { text: 'Do not mix schools and products in it. They answer different questions.' },
  ],
}
