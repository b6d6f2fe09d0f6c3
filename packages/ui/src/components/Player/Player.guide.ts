import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: ['One video on its page: a discussion, a contest, a talk.'],
  avoid: [
    'A video in a list: use `VideoCard`.',
    'Videos that their owner orders: use `MediaList`.',
    'A video that moves by itself as decoration. There is none here.',
  ],
  anatomy: [
    { part: 'Room', text: '16:9, kept from the start, with a poster until the video is started.' },
    { part: 'Controls', text: 'The browser’s own, known to each reader from everywhere else.' },
    {
      part: 'Captions',
      text: 'The first is shown from the start; the others are chosen in the controls.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the video, then through its controls.' },
    { keys: 'Space', does: 'Plays and pauses, while the video has the focus.' },
    { keys: '← →', does: 'Go back and on by some seconds. How many is the browser’s choice.' },
  ],
  accessibility: [
    'It is named by `label`.',
    'Captions are required as a prop, because a video without them shuts people out.',
    'Browsers that play no videos show a link to the file.',
    'Nothing plays automatically, and only the metadata loads before playback starts.',
  ],
  dos: [
    {
      text: 'Put a `Transcript` beside it and pass it the time, so that the video can be read and searched.',
    },
    { text: 'Give the lightest format first. The browser takes the first that it plays.' },
  ],
  donts: [
    { text: 'Do not pass an empty `captions` list for a video with speech.' },
    {
      text: 'Do not draw controls of your own. Keyboard, casting and captions are then yours to build.',
    },
  ],
}
