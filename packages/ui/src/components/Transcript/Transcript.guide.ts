import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: ['Beside a `Player`: everything that is said, with a time for each line that jumps to it.'],
  avoid: [
    'Captions: they are part of the video. This is for reading, searching and jumping.',
    'A summary: use `RichText`.',
  ],
  anatomy: [
    { part: 'Time', text: 'A button that plays from there.' },
    { part: 'Speaker', text: 'Shown when the speaker changes.' },
    { part: 'Line', text: 'The current line is highlighted.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves through the times.' },
    { keys: 'Enter Space', does: 'Plays from that line.' },
  ],
  accessibility: [
    'It is an ordered list. The current line is marked as current. Changes are not announced.',
    'The buttons are named by `playLabel`: “Play from 1:13”.',
    'Hindi lines get `lang="hi"` automatically.',
    'The page does not scroll while the video plays.',
  ],
  dos: [
    { text: 'Include relevant sounds: “(laughter)”, “(bell)”.' },
    { text: 'Break lines at sentences of about ten seconds.' },
  ],
  donts: [
    {
      text: 'Do not leave it out because there are captions. A transcript can be skimmed in a minute.',
    },
    { text: 'Do not give two lines the same start time.' },
  ],
}
