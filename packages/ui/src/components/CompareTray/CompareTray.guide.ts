import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: [
    'In `aboveBar` of `PageShell`, as soon as one record is selected for comparison, and on every page with such records until none is selected.',
  ],
  avoid: [
    'Showing the comparison: use a page with `CompareTable`.',
    'Other messages at the bottom: use `Toast`.',
  ],
  anatomy: [
    { part: 'Count', text: '“Compare 3 of 4”, with a message below, such as “Four fit”.' },
    {
      part: 'Entries',
      text: 'A small image, the name and a remove button. On a phone only the images, overlapping.',
    },
    { part: 'Empty slot', text: '“Add one more”, from 1024 px.' },
    { part: 'Clear', text: 'Removes all entries. Shown with `onClear`.' },
    { part: 'Button', text: '“Compare 3”, the one filled button of the row.' },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves to each remove button, then to “Clear” and “Compare”. On a phone single entries are removed on the page of the comparison.',
    },
    { keys: 'Enter, Space', does: 'Removes the entry. On “Compare”, Enter opens the page.' },
  ],
  accessibility: [
    'It is a complementary region called “Compare tray”.',
    'The message is announced when it appears. Clear it when it no longer applies.',
    'On a phone screen readers still read the names.',
    'It does not shift the page when it appears: `PageShell` reserves the space.',
  ],
  dos: [
    { text: 'Say what to do when it is full: “Four fit. Remove one first.”' },
    { text: 'Keep entries in the order in which they were chosen, here and in the table.' },
  ],
  donts: [
    { text: 'Do not show it empty. It would take 61 px from every phone.' },
    { text: 'Do not mix schools and products in it. They have different facts.' },
  ],
}
