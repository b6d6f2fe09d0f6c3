import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: ['If an image must have a fixed aspect ratio: a cover of 3:2, a square logo, a banner.'],
  avoid: [
    'Ordering or deleting images: use `MediaList`.',
    'If any aspect ratio is fine. Fewer steps mean more uploads.',
  ],
  anatomy: [
    { part: 'Crop area', text: 'Shows exactly what is kept. The image moves behind it.' },
    { part: 'Hint', text: 'How to move it.' },
    { part: 'Zoom', text: 'A slider from the whole image to four times the size.' },
    {
      part: 'Fit whole image',
      text: 'With `canFitWhole`: keeps all of a wide logo on white, ivory, a dark colour or the colour of its edges.',
    },
    {
      part: 'Buttons',
      text: 'Cancel and Proceed. Proceed returns a JPEG of at most `maxWidth` pixels.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves to the crop area, the slider, Fit whole image, the chosen background, Cancel and Proceed.',
    },
    { keys: 'Space', does: 'On Fit whole image: fits the image, or crops it again.' },
    { keys: '← ↑ → ↓', does: 'On the background: choose another.' },
    { keys: '← ↑ → ↓', does: 'Move the image by 8 px; with Shift, by 40 px.' },
    { keys: '+ −', does: 'Zoom by 10%.' },
    { keys: 'Enter Space', does: 'On the buttons: press them.' },
  ],
  accessibility: [
    'The crop area has the role `application`, a name and the hint as its description, so that arrow keys reach it.',
    'A missing or broken image is announced, and Proceed does nothing.',
    'Pinching, the mouse wheel and the slider all zoom.',
    'Nothing moves by itself.',
  ],
  dos: [
    {
      text: 'Load it lazily in a `Dialog`, so that its code loads only with the first image.',
    },
    { text: 'Revoke the object URL when the dialog has closed, or the image stays in memory.' },
  ],
  donts: [
    { text: 'Do not ask users to crop images that are shown uncropped.' },
    { text: 'Do not crop twice. Each JPEG encoding loses quality.' },
  ],
}
