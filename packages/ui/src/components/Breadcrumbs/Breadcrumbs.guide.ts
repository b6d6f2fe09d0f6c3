import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: [
    'On a page that lies two or more levels deep: a school, an article, one newsletter.',
    'Above `PageHead`, which then stands closer.',
  ],
  avoid: [
    'Going between parts of one list: use `TabLinks`.',
    'Going to a section of the same page: use `JumpBar`.',
    'On a page of the main menu. The menu already marks it.',
  ],
  anatomy: [
    {
      part: 'Links',
      text: 'From the widest to the nearest, 44 px high, parted by a slash. They wrap on a phone.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes from link to link.' },
    { keys: 'Enter', does: 'Opens the page.' },
  ],
  accessibility: [
    'It is a navigation called “You are here”, holding an ordered list.',
    'The slashes are drawn by the style and are not read.',
    'Mark a place that is written in another language with `lang`.',
  ],
  dos: [
    {
      text: 'Leave the page itself out. Its title follows directly beneath, and said twice it is only noise.',
    },
    { text: 'Use the names of the lists as the menu has them, so that the words agree.' },
  ],
  donts: [
    {
      text: 'Do not show the path the user took. It is a map, not a history: Back does the other.',
    },
    {
      text: 'Do not cut a long place in the middle. It wraps, and “Thiruvananthapuram” stays whole.',
    },
  ],
}
