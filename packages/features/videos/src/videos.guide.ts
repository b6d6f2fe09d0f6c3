import type { FlowGuide } from '@edbazaar/feature-shell/stories'

export const guide: FlowGuide = {
  lead: 'Discussions, contests and principal talks: an overview, a grid of each kind, and the page of each video with its full transcript.',
  use: [
    '`/videos`: the latest videos of each kind.',
    '`/video/discussions`, `/video/contests`, `/video/principal-talks`: all videos of one kind, with pagination.',
    '`/video/{kind}/{url}`: one video.',
  ],
  avoid: [
    'Videos that a school has uploaded are on its page: Listings, School.',
    'A URL whose kind does not match the video’s returns 404.',
    'For articles, see Blogs.',
  ],
  anatomy: [
    { part: 'Overview', text: 'A row for each kind that has videos, with a link to all of them.' },
    {
      part: 'Grid',
      text: 'Cards with poster, duration and date; a contest also shows whether it is open.',
    },
    {
      part: 'Player',
      text: 'Captions are on by default. A note says when a video has no sound.',
    },
    {
      part: 'Beside the player',
      text: 'Speakers; a contest’s status, closing date and how to enter; a talk’s school.',
    },
    { part: 'Transcript', text: 'Each line with its time; the current line is highlighted.' },
    {
      part: 'Rules, winners',
      text: 'For contests. Before the winners are known, a note says that they have not been announced.',
    },
    { part: 'More', text: 'Other videos of the same kind.' },
  ],
  keyboard: [
    { keys: 'Space', does: 'On the video: plays and pauses.' },
    { keys: '← →', does: 'On the video: moves back and forward by some seconds.' },
    { keys: 'Enter Space', does: 'On a time in the transcript: plays from there.' },
  ],
  accessibility: [
    'Nothing plays automatically.',
    'Every video with speech has captions and a transcript.',
    'Each time in the transcript is named by its action: “Play from 0:06”.',
    'The page does not scroll while the video plays.',
  ],
  dos: [
    {
      text: 'Show “Closed” after a contest’s closing date, and say when the winners have not been announced.',
    },
    { text: 'Offer a download link when the browser cannot play the video.' },
    { text: 'Leave out kinds without videos, and show an empty state when there are none at all.' },
  ],
  donts: [
    { text: 'Do not load a video before it is started. Load only its metadata.' },
    { text: 'Do not embed a player from another site: it would track viewers.' },
  ],
}
