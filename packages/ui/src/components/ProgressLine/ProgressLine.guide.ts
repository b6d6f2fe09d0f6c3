import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: ['Once, near the root: while the next page is loading.'],
  avoid: [
    'A part of a page: use its skeletons, or `Skeleton`.',
    'How far something has come: use `Meter`. This line knows only that something is under way.',
    'A button that was pressed: use its `loading`.',
  ],
  anatomy: [
    {
      part: 'Row',
      text: '3 px along the top of the window. It begins after 150 ms, so that quick pages show none.',
    },
  ],
  keyboard: [],
  accessibility: [
    'It is a progress bar called “Loading page”, without a number.',
    'For readers who prefer less motion it stands still at its full length.',
    'It takes no room and no focus.',
  ],
  dos: [
    {
      text: 'Show it for every change of page, from the first moment on. The delay is its own affair.',
    },
    { text: 'Move the focus to the new page’s h1, or let the router do so.' },
  ],
  donts: [
    {
      text: 'Do not cover the page with a veil. The old page can be read until the new one is there.',
    },
    { text: 'Do not let it stand when the way has failed. Show an `ErrorState`.' },
  ],
}
