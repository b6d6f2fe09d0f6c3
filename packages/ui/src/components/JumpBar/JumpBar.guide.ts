import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: ['On a long page about one thing, such as a school: Facts, Fees, Admission dates.'],
  avoid: [
    'Parts of a list with their own pages: use `TabLinks`.',
    'Parent pages: use `Breadcrumbs`.',
    'A long form in a dialog: use `JumpList` and `JumpMenu`, which do not change the URL.',
    'Pages shorter than three screens. Scrolling is faster.',
  ],
  anatomy: [
    {
      part: 'Links',
      text: 'The sections in their order. 48 px high; on a phone the bar scrolls sideways.',
    },
    { part: 'Mark', text: 'A marigold line under the section in view, if `current` is given.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves from link to link.' },
    { keys: 'Enter', does: 'Goes to the section; the next Tab continues from there.' },
  ],
  accessibility: [
    'It is a navigation called “On this page”.',
    'The section in view is marked as current.',
    'The bar stays at the top. Give sections a `scroll-margin-top` of its 48 px, so that their headings are not covered.',
  ],
  dos: [
    { text: 'Use the text of the headings. Users who press “Fees” look for “Fees”.' },
    {
      text: 'Leave out a section that is not on this page. Every link must lead somewhere.',
    },
  ],
  donts: [
    { text: 'Do not mark a section because it was pressed. The mark shows the section in view.' },
    { text: 'Do not animate scrolling. Motion makes some users feel ill.' },
  ],
}
