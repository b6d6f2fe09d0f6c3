import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: ['The images and videos of a school or a store, for their owner: in order, sent, deleted.'],
  avoid: [
    'Showing them to parents: use `Gallery`.',
    'Cutting an image to a shape: use `ImageCropper`.',
    'Files of other kinds. It shows what is in an image, and of a document there is nothing to show.',
  ],
  anatomy: [
    { part: 'Uploads', text: 'Above the others: how far each has come, or why it failed.' },
    {
      part: 'Row',
      text: 'Grip, preview, name and size, up, down and delete. The first image is the cover.',
    },
    { part: 'Place to drop', text: 'Lies over the list while files are dragged over it.' },
    { part: 'Footer', text: 'The button that picks files, what may be sent, and what is wrong.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes through a row: preview, up, down, delete.' },
    {
      keys: 'Enter Space',
      does: 'Opens the preview, moves the file by one place, or asks about deleting.',
    },
    {
      keys: 'Escape',
      does: 'Puts back a file that is being dragged; closes the viewer or the question.',
    },
    {
      keys: '← →',
      does: 'In the viewer: the file before and after. A video that has the focus keeps its own keys.',
    },
  ],
  accessibility: [
    'Dragging is for pointers alone; up and down do the same for keys and screen readers.',
    'A move is announced with its place: “Library is now 2 of 7”.',
    'At either end of the list its button stays in reach, marked as disabled, so that the focus is not lost.',
    'After a file is deleted its neighbour’s button has the focus, and after the last one the upload button.',
    'A failed upload is an alert with its reason and, where it helps, a Retry.',
  ],
  dos: [
    {
      text: 'Say in `hint` what may be sent: “At most 5 MB an image, 50 MB a video”. A refusal after a minute is worse.',
    },
    {
      text: 'Move at once and put back if saving fails. Waiting at each step makes ordering ten files a chore.',
    },
  ],
  donts: [
    { text: 'Do not set `canRetry` where the file itself is wrong. It fails again.' },
    {
      text: 'Do not use the URL as the name of a file. If the name is unknown, pass `null`: it is named “Photo 3”.',
    },
  ],
}
