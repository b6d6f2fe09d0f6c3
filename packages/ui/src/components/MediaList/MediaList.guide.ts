import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: ['The images and videos of a school or store, for their owner to upload, order and delete.'],
  avoid: [
    'Showing them to parents: use `Gallery`.',
    'Cropping an image: use `ImageCropper`.',
    'Other kinds of files. Documents have no preview.',
  ],
  anatomy: [
    { part: 'Uploads', text: 'Above the files: the progress of each upload, or why it failed.' },
    {
      part: 'Row',
      text: 'Grip, preview, name and size, up, down and delete. The first image is the cover.',
    },
    { part: 'Drop area', text: 'Covers the list while files are dragged over it.' },
    { part: 'Footer', text: 'The upload button, the allowed files and the error.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves through a row: preview, up, down, delete.' },
    {
      keys: 'Enter Space',
      does: 'Opens the preview, moves the file by one position, or asks before deleting.',
    },
    {
      keys: 'Escape',
      does: 'Puts back a file that is being dragged; closes the viewer or the dialog.',
    },
    {
      keys: '← →',
      does: 'In the viewer: show the previous or next file. A focused video keeps its own keys.',
    },
  ],
  accessibility: [
    'Dragging needs a pointer. The up and down buttons do the same for keyboards and screen readers.',
    'A move is announced with the new position: “Library is now 2 of 7”.',
    'At either end of the list the button stays focusable, marked as disabled, so that the focus is not lost.',
    'After a file is deleted, the focus moves to the next file’s button, and after the last one to the upload button.',
    'A failed upload is an alert with the reason and, if it can help, a Retry button.',
  ],
  dos: [
    {
      text: 'State the limits in `hint`: “At most 5 MB an image, 50 MB a video”. Otherwise users learn them only after a long upload.',
    },
    {
      text: 'Move files at once and revert if saving fails. Waiting for each move would make ordering slow.',
    },
  ],
  donts: [
    { text: 'Do not set `canRetry` if the file itself is the problem. It would fail again.' },
    {
      text: 'Do not use the URL as the name of a file. If the name is unknown, pass `null`: it is named “Photo 3”.',
    },
  ],
}
