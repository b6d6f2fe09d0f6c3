import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: ['Beside a `Player`: everything that is said, each line with the time that leads to it.'],
  avoid: [
    'Captions: they are part of the video. This is for reading, searching and jumping.',
    'A summary: use `RichText`.',
  ],
  anatomy: [
    { part: 'Time', text: 'A button that plays from there.' },
    { part: 'Speaker', text: 'Named where the voice changes.' },
    { part: 'Label', text: 'The line that is said now is marked.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes from time to time.' },
    { keys: 'Enter Space', does: 'Plays from that line.' },
  ],
  accessibility: [
    'It is an ordered list. The line that is said is marked as current, and is not announced at each change.',
    'The buttons are called by `playLabel`: “Play from 1:13”.',
    'A line in Hindi is marked as such by itself.',
    'The page does not scroll by itself as the video goes on: a reader may be elsewhere.',
  ],
  dos: [
    { text: 'Write down what is heard and matters: “(laughter)”, “(bell)”.' },
    { text: 'Cut lines at sentences of some ten seconds. Then a time leads to a thought.' },
  ],
  donts: [
    {
      text: 'Do not leave it out because there are captions. A transcript can be skimmed in a minute.',
    },
    { text: 'Do not give two lines the same second. A time belongs to one line.' },
  ],
}
