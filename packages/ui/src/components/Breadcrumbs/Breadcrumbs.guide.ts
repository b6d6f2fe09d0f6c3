import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: [
    'On a page two or more levels deep: a school, an article, one newsletter.',
    'Above `PageHead`, which then has less space above it.',
  ],
  avoid: [
    'Moving between parts of one list: use `TabLinks`.',
    'Moving to a section of the same page: use `JumpBar`.',
    'On a page of the main menu. The menu already marks it.',
  ],
  anatomy: [
    {
      part: 'Links',
      text: 'From the top level down, 44 px high, separated by slashes. They wrap on a phone.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes from link to link.' },
    { keys: 'Enter', does: 'Opens the page.' },
  ],
  accessibility: [
    'It is a navigation called “You are here”, holding an ordered list.',
    'The slashes are drawn in CSS, so screen readers skip them.',
    'Mark a place that is written in another language with `lang`.',
  ],
  dos: [
    {
      text: 'Leave out the current page. Its title follows directly below.',
    },
    { text: 'Name lists as the main menu does.' },
  ],
  donts: [
    {
      text: 'Do not show the path the user took. Breadcrumbs show where a page belongs. Back already shows the history.',
    },
    {
      text: 'Do not truncate long place names such as “Thiruvananthapuram”. The line wraps.',
    },
  ],
}
