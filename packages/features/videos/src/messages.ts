import { formatDay } from '@edbazaar/ui/formatting'

/** Texts of the video pages. */
export const messages = {
  title: 'Videos',
  standfirst:
    'Discussions between parents and teachers, contests for children, and short talks by principals. All with captions and a transcript.',
  description:
    'Short videos for parents in India: discussions between parents and teachers, contests for children, and talks by principals, each with captions and a transcript.',
  kindDescription: 'Short videos for parents in India, with captions and a transcript.',
  noneTitle: 'No videos yet',
  noneText: 'We are preparing the first videos. Meanwhile, read our blogs.',
  toBlogs: 'Read the blogs',
  pastTheEndTitle: 'There are no videos on this page',
  pastTheEndText: 'The list has fewer pages. Start with the latest videos.',
  firstPage: 'Go to the first page',
  openUntil: (day: string) => `Open until ${formatDay(day)}`,
  closed: 'Closed',
  published: (day: string) => formatDay(day, { withYear: true }),
  noSound: 'This video has no sound. Read the captions or the transcript.',
  download: 'Download the video',
  about: 'About this video',
  transcript: 'Transcript',
  playFrom: (clock: string) => `Play from ${clock}`,
  speakers: 'Speakers',
  contest: 'Contest details',
  state: 'Entries',
  open: 'Open',
  closesOn: 'Closing date',
  howToEnter: 'How to enter',
  afterClosing: 'After the closing date',
  rules: 'Rules',
  winners: 'Winners',
  noWinnersYet: 'The winners have not been announced yet.',
  school: 'School',
} as const

/** Texts of each kind. */
export const kindMessages = {
  discussion: {
    title: 'Discussions',
    standfirst: 'Parents and teachers discuss questions that have no single right answer.',
    all: 'All discussions',
    more: 'More discussions',
  },
  contest: {
    title: 'Contests',
    standfirst: 'Challenges for children, with a closing date and a jury.',
    all: 'All contests',
    more: 'More contests',
  },
  principal_talk: {
    title: 'Principal Talks',
    standfirst: 'Principals explain one thing their school does, and why.',
    all: 'All principal talks',
    more: 'More principal talks',
  },
} as const
