import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: [
    'Beside a label, so that users find it faster: in a menu or a button.',
    'Alone only if everyone knows it, and then in an `IconButton`, which requires an accessible name.',
  ],
  avoid: [
    'A state: use `Seats` or `SaveState`, which include text.',
    'An image: use `ResponsiveImage`.',
  ],
  anatomy: [
    {
      part: 'Outline',
      text: 'Drawn on a 24 px grid with one stroke width, shown at 20 px or 16 px (`size="small"`).',
    },
    { part: 'Colour', text: 'The colour of the text around it.' },
  ],
  keyboard: [],
  accessibility: [
    'Icons are hidden from screen readers, which read the label beside them.',
    'They do not take the focus.',
    '`isFilled` shows that something is on. Say it in text or with `aria-pressed` too.',
  ],
  dos: [
    {
      text: 'Import icons by name from `@edbazaar/ui/Icon`. A page then loads only the icons it uses.',
    },
    {
      text: 'Use 16 px in a line of text and 20 px in buttons.',
    },
  ],
  donts: [
    { text: 'Do not use one icon for two meanings. A map pin always means a place.' },
    {
      text: 'Do not put an icon in a coloured circle. It would look like a button.',
    },
  ],
}
