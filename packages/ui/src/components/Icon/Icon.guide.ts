import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: [
    'Beside a word that it repeats, so that a line is found faster: an entry of a menu, a button.',
    'Alone only where everybody knows it, and then in an `IconButton`, which asks for its name.',
  ],
  avoid: [
    'A state: use `Seats` or `SaveState`, which carry words.',
    'An image: use `ResponsiveImage`.',
  ],
  anatomy: [
    {
      part: 'Outline',
      text: 'Drawn on 24 px with one width of line, shown at 20 px or 16 px (`size="small"`).',
    },
    { part: 'Colour', text: 'That of the words around it.' },
  ],
  keyboard: [],
  accessibility: [
    'Icons are hidden from screen readers: the words beside them speak.',
    'They do not take the focus.',
    '`isFilled` tells a mark that is set. Tell it in words or by `aria-pressed` too.',
  ],
  dos: [
    { text: 'Import one by one from `@edbazaar/ui/Icon`. A page then loads only those it shows.' },
    {
      text: 'Take 16 px within a line of text and 20 px in buttons, so that lines of one kind look alike.',
    },
  ],
  donts: [
    { text: 'Do not use one icon for two meanings. A pin is a place, never a nail.' },
    {
      text: 'Do not put an icon into a coloured circle. It is decoration that looks like a button.',
    },
  ],
}
