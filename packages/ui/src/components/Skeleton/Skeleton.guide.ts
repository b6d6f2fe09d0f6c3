import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: ['A grey bar where words will be, while a part of a page is loading.'],
  avoid: [
    'A list or a card that has a skeleton of its own, such as `SchoolRowSkeleton`. It keeps the very grid.',
    'A whole page: use `ProgressLine`. A button: use its `loading`.',
    'What takes less than 200 ms. A flash of grey is worse than a short wait.',
  ],
  anatomy: [
    { part: 'Bar', text: 'As high as the words: `quarter`, `half`, `most` or `full` of the line.' },
  ],
  keyboard: [],
  accessibility: [
    'It is hidden from screen readers. Set `aria-busy` on what it stands in.',
    'It does not shimmer: nothing here blinks.',
  ],
  dos: [
    { text: 'Draw what will come, as many lines and as long. Nothing moves when it does.' },
    { text: 'Show heads and labels at once. They are known already.' },
  ],
  donts: [
    { text: 'Do not show more bars than a window holds.' },
    { text: 'Do not leave them standing when loading failed. Show an `ErrorState`.' },
  ],
}
