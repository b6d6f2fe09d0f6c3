import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: [
    'An amount out of a total, such as the completeness of a listing. Use `role="progressbar"` for the progress of a task.',
  ],
  avoid: [
    'A loading page: use `ProgressLine`.',
    'A busy button: use its `loading`.',
    'Steps of a guide: use `GuideBar`, which says “3 / 9”.',
  ],
  anatomy: [
    {
      part: 'Track and bar',
      text: '0 to 100 per cent; `good` for what is done, `act` for a running task, `bad` for a failed one.',
    },
    {
      part: 'Label',
      text: 'Below the bar; also its accessible name. `isLabelShown={false}` hides it visually.',
    },
  ],
  keyboard: [],
  accessibility: [
    'A meter is read with its label: “86% complete”. A progress bar is read with its name and its percentage.',
    'Progress is not announced, because it would interrupt users. Announce the end yourself.',
    'With reduced motion, the bar grows without animation.',
  ],
  dos: [
    { text: 'Write the number in the label. A bar alone is imprecise.' },
    { text: 'Say what is left if it helps: “86% complete, three answers to go”.' },
  ],
  donts: [
    {
      text: 'Do not fake progress. If the duration is unknown, say what is happening instead.',
    },
    { text: 'Do not use `bad` for a low value. Red means failed.' },
  ],
}
