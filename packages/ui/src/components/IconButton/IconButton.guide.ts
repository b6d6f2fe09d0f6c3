import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: [
    'A tool whose icon is known to everybody and whose words would crowd: close, clear, previous, next.',
    'At the end of each row of a list whose head names the column.',
  ],
  avoid: [
    'Anything a parent might not know. Use `Button` with icon and word.',
    'Keeping for later: use `BookmarkButton`.',
    'A link to another page: use `Link` or `ButtonLink`.',
  ],
  anatomy: [
    { part: 'Square', text: '44 by 44 px, without a frame; with one as `variant="quiet"`.' },
    { part: 'Icon', text: '20 px. It is hidden from screen readers.' },
    { part: 'Tip', text: 'The label, on hover.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the button.' },
    { keys: 'Enter Space', does: 'Presses it.' },
  ],
  accessibility: [
    '`label` is its spoken name, and is required.',
    'With `pressed` it is a toggle: keep the label and let the state change.',
  ],
  dos: [
    { text: 'Name the thing in the label: “Remove CBSE”. In a list of ten “Remove” says nothing.' },
    { text: 'Leave 8 px between two of them. A thumb is wider than an icon.' },
  ],
  donts: [
    { text: 'Do not rely on the tip. A finger never sees it.' },
    { text: 'Do not use it for the main action of a page. What matters gets a word.' },
  ],
}
