import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: [
    'How much there is of something: how complete a listing is. `role="progressbar"` for how far something under way has come.',
  ],
  avoid: [
    'A loading page: use `ProgressLine`.',
    'A button at work: use its `loading`.',
    'Steps of a guide: use `GuideBar`, which says “3 / 9”.',
  ],
  anatomy: [
    {
      part: 'Track and bar',
      text: '0 to 100 per cent; `good` counts what is achieved, `act` what is under way, `bad` what stopped.',
    },
    {
      part: 'Label',
      text: 'Beneath, and its name. `isLabelShown={false}` leaves them to screen readers.',
    },
  ],
  keyboard: [],
  accessibility: [
    'A meter is read with its words: “86% complete”. A progress bar is read with its name and its per cent.',
    'It is not announced at each step, which would drown everything else. Announce the end yourself.',
    'The bar grows without motion for readers who prefer less.',
  ],
  dos: [
    { text: 'Write the number into the label. A bar alone shows about how much.' },
    { text: 'Say what is left where it helps: “86% complete, three answers to go”.' },
  ],
  donts: [
    {
      text: 'Do not show a bar that only pretends. If the duration is unknown, say what happens instead.',
    },
    { text: 'Do not use `bad` for little. Red is for what stopped.' },
  ],
}
