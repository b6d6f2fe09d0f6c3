import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: ['Every image of a thing: `wide` 3:2, `square` 1:1, `tall` 8:11. Cards set it for you.'],
  avoid: [
    'Icons: use `Icon`. Several images to look through: use `Gallery`. A video: use `Player`.',
  ],
  anatomy: [
    {
      part: 'Room',
      text: 'Its shape is kept from the start, so nothing moves when the image arrives.',
    },
    { part: 'Placeholder', text: 'A few blurred pixels until then.' },
    { part: 'Image', text: 'Cut to fill its room; dimmed a little in the dark theme.' },
  ],
  keyboard: [],
  accessibility: [
    '`alt` is required. Leave it empty where words beside it say the same, as cards do.',
    'An image that does not load leaves its words in its room.',
  ],
  dos: [
    {
      text: 'Set `sizes` to the width at which it is shown. Without it a phone fetches the largest.',
    },
    { text: 'Set `isPriority` on the one largest image of the first view, and on no other.' },
  ],
  donts: [
    { text: 'Do not print anything over it. A name over a face can be read by nobody.' },
    { text: 'Do not describe decoration. “Image of a school” repeats what is known.' },
  ],
}
