import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: ['Every image of a record: `wide` 3:2, `square` 1:1, `tall` 8:11. Cards set it for you.'],
  avoid: [
    'Icons: use `Icon`. Several images to look through: use `Gallery`. A video: use `Player`.',
  ],
  anatomy: [
    {
      part: 'Frame',
      text: 'Its space is reserved from the start, so nothing moves when the image loads.',
    },
    { part: 'Placeholder', text: 'A blurred preview until then.' },
    { part: 'Image', text: 'Cropped to fill the frame; slightly dimmed in the dark theme.' },
  ],
  keyboard: [],
  accessibility: [
    '`alt` is required. Leave it empty if the text beside it says the same, as in cards.',
    'If the image fails to load, its alternative text is shown in the frame.',
  ],
  dos: [
    {
      text: 'Set `sizes` to the width at which it is shown. Without it, phones load the largest variant.',
    },
    { text: 'Set `isPriority` only on the largest image of the first view.' },
  ],
  donts: [
    { text: 'Do not put text over images. It is hard to read.' },
    { text: 'Do not describe decoration. “Image of a school” adds no information.' },
  ],
}
