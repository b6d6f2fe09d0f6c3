import type { FlowGuide } from '@edbazaar/feature-shell/stories'

export const guide: FlowGuide = {
  lead: 'A panel to choose, crop, upload, order and delete the images and videos of a school, store or service.',
  use: [
    'Add School Media and Upload More Images: images cropped to 6:4, and videos.',
    'Add Store Image: `rules="images"`, one file, cropped to 1:1.',
    'Inside a form without a panel, as `MediaField`: a service.',
  ],
  avoid: [
    'A single image of a user, such as a photo or a cover: use Media, Choose and crop an image.',
    'Showing files to parents: use `Gallery`.',
    'A list without uploads: use `MediaList`.',
  ],
  anatomy: [
    {
      part: 'Title',
      text: 'As specified: “Add School Media”, “Upload More Images”, “Add Store Image”.',
    },
    {
      part: 'Uploads',
      text: 'Each with its progress and Cancel, or with an error and Retry.',
    },
    { part: 'Files', text: 'Preview, name, up, down, delete. The first is the cover.' },
    {
      part: 'Upload File',
      text: 'Chooses one or more files. Files can also be dropped on the list.',
    },
    {
      part: 'Cropper',
      text: 'A dialog for each image in turn, with Cancel, Proceed and “Use all 2 without cropping”.',
    },
    {
      part: 'Footer',
      text: 'The buttons of the feature, such as “Next”, disabled during uploads.',
    },
  ],
  keyboard: [
    {
      keys: 'Enter Space',
      does: 'On a file’s buttons: opens the file, moves it by one position or asks to delete it.',
    },
    { keys: '← ↑ → ↓', does: 'In the cropper: move the image. + and − zoom.' },
    { keys: 'Escape', does: 'Closes the cropper, the confirmation or the panel.' },
  ],
  accessibility: [
    'Each upload is a progress bar named after its file.',
    'A failed upload is an alert with its error.',
    'A move is announced with the new position. The first file cannot move up and the last cannot move down, but both buttons stay focusable.',
    'Delete asks “Are you sure to delete the image?”, with Yes and No.',
    'Closing during uploads asks “Files are still uploading. Stop the uploads?”',
  ],
  dos: [
    {
      text: 'Keep the limits of the specification: images up to 10 MB and videos (mp4, mpeg) up to 50 MB; with `images`, JPEG, PNG or GIF up to 5 MB.',
    },
    { text: 'Add new files at the front, in the order in which the user chose them.' },
    { text: 'Upload two files at a time and resume automatically after a lost connection.' },
    { text: 'Show “Image Added” or “Video Added” after each upload.' },
  ],
  donts: [
    { text: 'Do not upload an image before the user crops it. Cancel skips the image.' },
    {
      text: 'Do not trust a file’s name: a file that is neither an image nor a video shows “File Should Not Be More Than 50 MB.”, as specified. The hint of the list names the allowed types.',
    },
    { text: 'Do not offer Retry for a file that the API rejected: it would fail again.' },
    { text: 'Do not delete without a confirmation.' },
  ],
}
