import type { FlowGuide } from '@edbazaar/feature-shell/stories'

export const guide: FlowGuide = {
  lead: 'A button that opens the file dialog, validates the chosen image and opens the cropper. The result is a JPEG.',
  use: [
    'A single image with a fixed aspect ratio: a 1:1 photo or a 3:1 cover on the profile.',
    'Editing uses the same cropper for each image of a school or store.',
  ],
  avoid: [
    'Several files, ordering or videos: use Editing, Photos and videos.',
    'Images that can have any shape: they need no cropping.',
  ],
  anatomy: [
    { part: 'Button', text: 'Names what the user chooses: “Choose a photo”, “Change photo”.' },
    { part: 'File dialog', text: 'The browser’s file dialog; it offers JPEG, PNG and GIF.' },
    {
      part: 'Cropper',
      text: 'A dialog with the given title: the image with the crop area, zoom, Cancel and Proceed.',
    },
  ],
  keyboard: [
    { keys: 'Enter Space', does: 'On the button: opens the file dialog.' },
    {
      keys: '← ↑ → ↓',
      does: 'In the cropper: move the image. Hold Shift to move faster. + and − zoom.',
    },
    { keys: 'Escape', does: 'Cancels without uploading and returns focus to the button.' },
  ],
  accessibility: [
    'The file input is hidden; a button with a label and an icon replaces it.',
    'The button shows a loading state while the cropper loads, and Proceed while the image is saved.',
    'Validation errors appear in a toast that screen readers announce immediately.',
  ],
  dos: [
    {
      text: 'Show validation errors with the wording and in the order of the specification: “Only images (JPEG, PNG, GIF) are allowed.”, “Unsupported image type. Only JPEG, PNG, and GIF are allowed.”, “File size should not be more than 5MB.”, “Only images are allowed.”',
    },
    {
      text: 'Keep the dialog open if the image could not be saved, so that the user can try again.',
    },
    { text: 'Allow the same file to be chosen again.' },
  ],
  donts: [
    { text: 'Do not trust a file’s MIME type: check its signature.' },
    { text: 'Do not load the cropper before the user chooses an image.' },
    { text: 'Do not upload anything but a JPEG at quality 0.7, no wider than `maxWidth`.' },
  ],
}
