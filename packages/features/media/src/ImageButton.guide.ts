import type { FlowGuide } from '@edbazaar/feature-stories'

export const guide: FlowGuide = {
  lead: 'A button that lets one choose an image, checks it, and opens the cropper; what is kept is a JPEG.',
  use: [
    'One image of one shape: a photo of 1:1, a cover of 3:1 on one’s profile.',
    'The cropper alone is also what Editing opens for each image of a school or store.',
  ],
  avoid: [
    'Several files, an order, videos: Editing, Photos and videos.',
    'An image whose shape does not matter: nothing needs cutting then.',
  ],
  anatomy: [
    { part: 'Button', text: 'Says what is chosen: “Choose a photo”, “Change photo”.' },
    { part: 'File dialog', text: 'The browser’s own; it offers JPEG, PNG and GIF.' },
    {
      part: 'Cropper',
      text: 'A dialog with the given title: the image under its window, zoom, Cancel, Proceed.',
    },
  ],
  keyboard: [
    { keys: 'Enter Space', does: 'On the button: opens the file dialog.' },
    { keys: '← ↑ → ↓', does: 'In the cropper: move the image, with Shift faster. + and − zoom.' },
    { keys: 'Escape', does: 'Cancels: nothing is sent, and the focus is on the button again.' },
  ],
  accessibility: [
    'The file input is hidden; the button takes its place with a word and an icon.',
    'The button is busy while the cropper loads, Proceed while the image is kept.',
    'What is wrong with a file is a toast that is heard at once.',
  ],
  dos: [
    {
      text: 'Refuse in the words and the order of the specification: “Only images (JPEG, PNG, GIF) are allowed.”, “Unsupported image type. Only JPEG, PNG, and GIF are allowed.”, “File size should not be more than 5MB.”, “Only images are allowed.”',
    },
    {
      text: 'Keep the dialog open where the image could not be kept, so that one can try again.',
    },
    { text: 'Let the same file be chosen again.' },
  ],
  donts: [
    { text: 'Do not trust a file’s type: its first bytes say what it is.' },
    { text: 'Do not load the cropper before an image was chosen.' },
    { text: 'Do not send anything but the JPEG at quality 0.7, no wider than `maxWidth`.' },
  ],
}
