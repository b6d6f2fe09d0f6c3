import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: ['The images of one school, store or product, on its page.'],
  avoid: [
    'Slides that change by themselves: use `Carousel`.',
    'Images that their owner orders and deletes: use `MediaList`.',
    'One image: use `ResponsiveImage`.',
  ],
  anatomy: [
    {
      part: 'Thumbnails',
      text: 'The first five images, the cover first and larger, with captions below.',
    },
    { part: 'Show all', text: '“All 7”, if there are more than five.' },
    {
      part: 'Viewer',
      text: 'One image in the full window: “2 of 7”, the caption, previous and next. The last image is followed by the first.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves from image to image, then to “All”.' },
    { keys: 'Enter', does: 'Opens the viewer at that image.' },
    { keys: '← →', does: 'In the viewer: show the previous or next image.' },
    { keys: 'Escape', does: 'Closes the viewer. The focus returns to the image that opened it.' },
  ],
  accessibility: [
    'The caption is the image’s description, so it is read only once.',
    'The viewer is a dialog with the gallery’s name; “3 of 7” is announced as images change.',
    'Each thumbnail is a link to its image. Without JavaScript, or with Ctrl pressed, the browser opens the image.',
    'A swipe shows the next image in the viewer. Nothing moves by itself.',
  ],
  dos: [
    {
      text: 'Write captions that describe the image: “Science lab, Class 9”. Some users only have the caption.',
    },
    {
      text: 'Give the true `width` and `height`. The viewer reserves the space before the image loads.',
    },
  ],
  donts: [
    { text: 'Do not put text, prices or icons over images.' },
    { text: 'Do not fill it with illustrations. One real photo is more useful.' },
  ],
}
