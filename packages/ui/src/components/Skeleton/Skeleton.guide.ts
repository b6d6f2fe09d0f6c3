import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: ['A grey bar in place of text while a part of a page loads.'],
  avoid: [
    'A list or card with its own skeleton, such as `SchoolRowSkeleton`, which has the same layout.',
    'A whole page: use `ProgressLine`. A button: use its `loading`.',
    'Content that loads in less than 200 ms. A flash of grey is worse than a short wait.',
  ],
  anatomy: [
    {
      part: 'Bar',
      text: 'As high as a line of text: `quarter`, `half`, `most` or `full` of the line.',
    },
  ],
  keyboard: [],
  accessibility: [
    'It is hidden from screen readers. Set `aria-busy` on its container.',
    'It does not shimmer or blink.',
  ],
  dos: [
    {
      text: 'Match the number and length of the lines to come, so that nothing moves when they load.',
    },
    { text: 'Show headings and labels at once, because they are known.' },
  ],
  donts: [
    { text: 'Do not show more bars than fit in the window.' },
    { text: 'Do not keep them if loading fails. Show an `ErrorState`.' },
  ],
}
