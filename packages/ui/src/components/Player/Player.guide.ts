import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: ['One video on its page: a discussion, a contest, a talk.'],
  avoid: [
    'A video in a list: use `VideoCard`.',
    'Videos that their owner orders: use `MediaList`.',
    'Decorative videos that play automatically. We do not use them.',
  ],
  anatomy: [
    { part: 'Frame', text: '16:9, reserved from the start, with a poster until the video plays.' },
    { part: 'Controls', text: 'The browser’s native controls, which users know.' },
    {
      part: 'Captions',
      text: 'The first track is shown from the start; users choose the others in the controls.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the video, then through its controls.' },
    { keys: 'Space', does: 'Plays and pauses, while the video has the focus.' },
    { keys: '← →', does: 'Seek backward and forward by a few seconds, depending on the browser.' },
  ],
  accessibility: [
    'It is named by `label`.',
    'Captions are required as a prop, because without them the video is not accessible.',
    'Browsers that cannot play videos show a link to the file.',
    'Nothing plays automatically, and only the metadata loads before playback starts.',
  ],
  dos: [
    {
      text: 'Put a `Transcript` beside it and pass it the current time, so that users can read and search the video.',
    },
    { text: 'List the smallest format first. The browser uses the first that it can play.' },
  ],
  donts: [
    { text: 'Do not pass an empty `captions` list for a video with speech.' },
    {
      text: 'Do not build custom controls. You would have to rebuild keyboard support, casting and captions.',
    },
  ],
}
