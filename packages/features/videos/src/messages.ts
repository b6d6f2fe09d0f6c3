import { formatDay } from '@edbazaar/ui/formatting'

/** Every sentence of the videos. */
export const messages = {
  title: 'Videos',
  standfirst:
    'Parents and teachers in conversation, contests for children, and principals on one thing that they do. All with captions and a transcript.',
  description:
    'Short videos for parents in India: discussions between parents and teachers, contests for children, and talks by principals, each with captions and a transcript.',
  allTold: 'Short videos for parents in India, with captions and a transcript.',
  noneTitle: 'No video is here yet',
  noneText: 'The first ones are being made. There is plenty to read meanwhile.',
  toBlogs: 'Read the blogs',
  pastTheEndTitle: 'This page is past the end of the list',
  pastTheEndText: 'Begin with the latest.',
  firstPage: 'Go to the first page',
  openUntil: (day: string) => `Open until ${formatDay(day)}`,
  closed: 'Closed',
  published: (day: string) => formatDay(day, { withYear: true }),
  noSound: 'This video has no sound: what is said stands in the captions and below.',
  download: 'Download the video',
  about: 'About this video',
  transcript: 'Transcript',
  playFrom: (clock: string) => `Play from ${clock}`,
  speakers: 'Who speaks',
  contest: 'The contest',
  state: 'Entries',
  open: 'Open',
  lastDay: 'Last day',
  howToEnter: 'How to enter',
  afterwards: 'After the last day',
  rules: 'Rules',
  winners: 'Winners',
  winnersLater: 'The jury has not decided yet.',
  school: 'The school',
} as const

/** The words of each kind. */
export const kindMessages = {
  discussion: {
    title: 'Discussions',
    standfirst: 'Parents and teachers on what has no single right answer.',
    all: 'All discussions',
    more: 'More discussions',
  },
  contest: {
    title: 'Contests',
    standfirst: 'Something to make, to count or to find out, with a last day and a jury.',
    all: 'All contests',
    more: 'More contests',
  },
  principal_talk: {
    title: 'Principal Talks',
    standfirst: 'Principals on one thing that they do, and why.',
    all: 'All principal talks',
    more: 'More principal talks',
  },
} as const
