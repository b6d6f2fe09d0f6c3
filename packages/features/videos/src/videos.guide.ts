import type { FlowGuide } from '@edbazaar/feature-stories'

export const guide: FlowGuide = {
  lead: 'Discussions, contests and principal talks: three shelves, a grid of each kind, and the page of each video with every word of it.',
  use: [
    '`/videos`: the latest of every kind.',
    '`/video/discussions`, `/video/contests`, `/video/principal-talks`: all of one kind, with pages.',
    '`/video/{kind}/{url}`: one video.',
  ],
  avoid: [
    'Videos that a school shows of itself stand on its page: Listings, School.',
    'A video under another kind than its own is not there.',
    'Reading: Blogs.',
  ],
  anatomy: [
    { part: 'Shelves', text: 'A row of each kind that has videos, each with the way to all.' },
    { part: 'Grid', text: 'Cards with poster, length and day; of a contest whether it is open.' },
    {
      part: 'Player',
      text: 'With captions from the start; where a video has no sound, that is said.',
    },
    {
      part: 'Beside it',
      text: 'Who speaks; of a contest its state, last day and how to enter; of a talk its school.',
    },
    { part: 'Transcript', text: 'Every line with its time; the line that is said is marked.' },
    { part: 'Rules, winners', text: 'Of a contest, and that the jury has not decided yet.' },
    { part: 'More', text: 'Others of its kind.' },
  ],
  keyboard: [
    { keys: 'Space', does: 'On the video: plays and pauses.' },
    { keys: '← →', does: 'On the video: back and on by some seconds.' },
    { keys: 'Enter Space', does: 'On a time of the transcript: plays from there.' },
  ],
  accessibility: [
    'Nothing plays by itself.',
    'Captions and a transcript are there for every video in which somebody speaks.',
    'A time is called by what it does: “Play from 0:06”.',
    'The page does not scroll by itself while the video goes on.',
  ],
  dos: [
    { text: 'Say “Closed” of a contest whose last day has passed, and that the jury sits.' },
    { text: 'Offer the file where a browser plays no video.' },
    { text: 'Leave out a shelf without videos; say so where there is none at all.' },
  ],
  donts: [
    { text: 'Do not load a video before it is started; its length is enough.' },
    { text: 'Do not bring a player from another site: it would count who looks.' },
  ],
}
