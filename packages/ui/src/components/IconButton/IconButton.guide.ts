import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: [
    'A tool with an icon that everyone knows and no space for a label: close, clear, previous, next.',
    'At the end of each row of a list whose column heading names the action.',
  ],
  avoid: [
    'Anything a parent might not know. Use `Button` with an icon and a label.',
    'Bookmarking: use `BookmarkButton`.',
    'A link to another page: use `Link` or `ButtonLink`.',
  ],
  anatomy: [
    { part: 'Square', text: '44 by 44 px, without a border; with one as `variant="quiet"`.' },
    { part: 'Icon', text: '20 px. It is hidden from screen readers.' },
    { part: 'Tooltip', text: 'The label, on hover.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the button.' },
    { keys: 'Enter Space', does: 'Presses it.' },
  ],
  accessibility: [
    '`label` is its accessible name and is required.',
    'With `pressed` it is a toggle: keep the label the same in both states.',
  ],
  dos: [
    {
      text: 'Name the record in the label: “Remove CBSE”. Ten buttons called “Remove” cannot be told apart.',
    },
    { text: 'Leave 8 px between two icon buttons, so that users do not tap the wrong one.' },
  ],
  donts: [
    { text: 'Do not rely on the tooltip. Touch screens do not show it.' },
    { text: 'Do not use it for the main action of a page. The main action needs a text label.' },
  ],
}
