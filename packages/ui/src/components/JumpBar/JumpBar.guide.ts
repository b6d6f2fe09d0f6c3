import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: ['On a long page about one thing, such as a school: Facts, Fees, Admission dates.'],
  avoid: [
    'Parts of a list on pages of their own: use `TabLinks`.',
    'The way back up: use `Breadcrumbs`.',
    'A page of less than three windows. Scrolling is faster.',
  ],
  anatomy: [
    {
      part: 'Links',
      text: 'The sections in their order. 48 px high; on a phone the bar slides sideways.',
    },
    { part: 'Mark', text: 'A marigold line under the section in view, if `current` is given.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes from link to link.' },
    { keys: 'Enter', does: 'Goes to the section; the next Tab goes on from there.' },
  ],
  accessibility: [
    'It is a navigation called “On this page”.',
    'The section in view is marked as current.',
    'The bar stays at the top. Give sections a `scroll-margin-top` of its 48 px, so that their heads are not covered.',
  ],
  dos: [
    { text: 'Use the words of the headings themselves. Who presses “Fees” looks for “Fees”.' },
    {
      text: 'Leave out a section that is not on this page. A link that does nothing breaks trust in all.',
    },
  ],
  donts: [
    { text: 'Do not mark by pressing alone. The mark follows what is in view, or there is none.' },
    { text: 'Do not animate the way. A page that runs by makes some readers ill.' },
  ],
}
