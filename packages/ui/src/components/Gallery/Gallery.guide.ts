import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: ['The images of one school, store or product, on its page.'],
  avoid: [
    'Slides that take turns: use `Carousel`.',
    'Images that their owner orders and deletes: use `MediaList`.',
    'One image: use `ResponsiveImage`.',
  ],
  anatomy: [
    { part: 'Plates', text: 'The first five, the cover first and larger, with captions beneath.' },
    { part: 'All', text: '“All 7”, where there are more than five.' },
    {
      part: 'Viewer',
      text: 'One image over the whole window: “2 of 7”, the caption, previous and next around the ends.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes from image to image, then to “All”.' },
    { keys: 'Enter', does: 'Opens the viewer at that image.' },
    { keys: '← →', does: 'In the viewer: the previous and the next image.' },
    { keys: 'Escape', does: 'Closes the viewer. The focus goes back to the image it came from.' },
  ],
  accessibility: [
    'The caption is the image’s description, so it is read once, not twice.',
    'The viewer is a dialog with the gallery’s name; “3 of 7” is announced as images change.',
    'Each plate is a link to its image: without scripts, or with Ctrl pressed, the browser opens it.',
    'A swipe turns the pages of the viewer. Nothing moves by itself.',
  ],
  dos: [
    {
      text: 'Write captions that say what is seen: “Science lab, Class 9”. They are all that some readers get.',
    },
    {
      text: 'Give the true `width` and `height`. The viewer keeps the room before the image is there.',
    },
  ],
  donts: [
    { text: 'Do not print words, prices or marks over images.' },
    { text: 'Do not fill it with drawings to look full. One honest photograph says more.' },
  ],
}
