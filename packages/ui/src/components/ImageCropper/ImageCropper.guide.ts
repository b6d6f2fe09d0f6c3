import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: ['Where an image must have one shape: a cover of 3:2, a square logo, a banner.'],
  avoid: [
    'Ordering or deleting images: use `MediaList`.',
    'Where any shape will do. Each question less is an image more.',
  ],
  anatomy: [
    { part: 'Window', text: 'Shows exactly what is kept. The image moves under it.' },
    { part: 'Hint', text: 'How to move it.' },
    { part: 'Zoom', text: 'A slider from the whole image to four times as near.' },
    {
      part: 'Buttons',
      text: 'Cancel and Proceed. Proceed gives a JPEG of at most `maxWidth` pixels.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the window, the slider, Cancel, Proceed.' },
    { keys: '← ↑ → ↓', does: 'Move the image by 8 px; with Shift by 40.' },
    { keys: '+ −', does: 'Zoom by a tenth.' },
    { keys: 'Enter Space', does: 'On the buttons: press them.' },
  ],
  accessibility: [
    'The window is an application with a name, described by its hint, so that arrow keys reach it.',
    'A missing or broken image is announced, and Proceed gives nothing.',
    'Two fingers, the wheel and the slider zoom alike.',
    'There is no motion but that of the hand.',
  ],
  dos: [
    {
      text: 'Import what shows it lazily, in a `Dialog`. Its code comes only with the first image.',
    },
    { text: 'Revoke the object URL when the dialog has closed, or the image stays in memory.' },
  ],
  donts: [
    { text: 'Do not ask to crop what is shown whole elsewhere. It is cut for nothing.' },
    { text: 'Do not crop twice. Each JPEG loses a little more.' },
  ],
}
