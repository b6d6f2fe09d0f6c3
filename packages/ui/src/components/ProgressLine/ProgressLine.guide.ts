import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: ['Once, near the root, while the next page loads.'],
  avoid: [
    'A part of a page: use its skeletons, or `Skeleton`.',
    'Measured progress: use `Meter`. This line only shows that something is loading.',
    'A busy button: use its `loading`.',
  ],
  anatomy: [
    {
      part: 'Line',
      text: '3 px along the top of the window. Appears after 150 ms, so that fast pages do not show it.',
    },
  ],
  keyboard: [],
  accessibility: [
    'It is a progress bar named “Loading page”, without a value.',
    'With reduced motion, it is static at full length.',
    'It takes no space and no focus.',
  ],
  dos: [
    {
      text: 'Show it for every page change from the start. It handles the delay itself.',
    },
    { text: 'Move the focus to the new page’s h1, or let the router do so.' },
  ],
  donts: [
    {
      text: 'Do not cover the page. Users can read the old page until the new one is ready.',
    },
    { text: 'Do not keep it after a failed navigation. Show an `ErrorState`.' },
  ],
}
