import type { FlowGuide } from '@edbazaar/feature-stories'

export const guide: FlowGuide = {
  lead: 'The panel in which images and videos of a school, a store or a service are chosen, cut, sent, put in order and deleted.',
  use: [
    'Add School Media and Upload More Images: images of 6:4, and videos.',
    'Add Store Image, with the rules `images` and room for one file, cut to 1:1.',
    'Inside a form, without a panel of its own, as `MediaField`: a service.',
  ],
  avoid: [
    'One image for a person, such as a photo or a cover: Media, Choosing and cutting an image.',
    'Showing files to parents: `Gallery`.',
    'The list alone, without sending: `MediaList`.',
  ],
  anatomy: [
    {
      part: 'Title',
      text: 'As specified: “Add School Media”, “Upload More Images”, “Add Store Image”.',
    },
    {
      part: 'Files on their way',
      text: 'Each with its progress and Cancel, or the reason and Retry.',
    },
    { part: 'Files', text: 'Preview, name, up, down, delete. The first is the cover.' },
    {
      part: 'Upload File',
      text: 'Picks one file or several; files may be dropped on the list too.',
    },
    {
      part: 'Cropper',
      text: 'A dialog for each image in turn, with Cancel and Proceed, and “Use all 2 as they are”.',
    },
    {
      part: 'Foot',
      text: 'The flow’s buttons, such as “Next”, which wait for what is on its way.',
    },
  ],
  keyboard: [
    {
      keys: 'Enter Space',
      does: 'On a file: opens it large, moves it by one place, or asks to delete it.',
    },
    { keys: '← ↑ → ↓', does: 'In the cropper: move the image. + and − zoom.' },
    { keys: 'Escape', does: 'Closes the cropper, the question or the panel.' },
  ],
  accessibility: [
    'Progress is told as a progress bar with the name of its file.',
    'A file that failed is an alert with its reason.',
    'A move is announced with its place; the first has no way up and the last no way down, and both buttons stay in reach.',
    'Delete asks “Are you sure to delete the image?”, with Yes and No.',
    'Closing while files are on their way asks “Files are still on their way. Stop them?”',
  ],
  dos: [
    {
      text: 'Keep the limits of the specification: images to 10 MB, videos (mp4, mpeg) to 50 MB; `images` alone to 5 MB, JPEG, PNG or GIF.',
    },
    { text: 'Put what is new in front, in the order in which it was chosen.' },
    { text: 'Send two at once, and go on by itself when the connection is back.' },
    { text: 'Say “Image Added” or “Video Added” for each that has arrived.' },
  ],
  donts: [
    { text: 'Do not send an image before it was cut or passed over; Cancel sends nothing.' },
    {
      text: 'Do not believe a file’s name: what is neither image nor video is told “File Should Not Be More Than 50 MB.”, as specified.',
    },
    { text: 'Do not send a file again that the API has refused. It fails again.' },
    { text: 'Do not delete without the question.' },
  ],
}
