import type { jobs, questionKind } from '../../src/db/schema/index.ts'

type Job = typeof jobs.$inferInsert

interface Question {
  readonly prompt: string
  readonly kind: (typeof questionKind.enumValues)[number]
  readonly options?: string[]
}

/** A job post of the demo provider. Days count from today. */
export interface PostStory
  extends Pick<
    Job,
    'title' | 'role' | 'subject' | 'type' | 'salaryMin' | 'salaryMax' | 'payScale' | 'isBlind'
  > {
  readonly duties: readonly string[]
  /** The statuses that it has had, the present one last, and since how many days. */
  readonly statuses: readonly (readonly [NonNullable<Job['status']>, number])[]
  /** In how many days it closes; null for a draft without a date. */
  readonly closesIn: number | null
  readonly publishIn?: number
  readonly reason?: string
  readonly questions?: readonly Question[]
}

const published = (days: number) =>
  [
    ['draft', days + 2],
    ['review', days + 1],
    ['live', days],
  ] as const

/** One or two in each status, so that every part of the pages has something to show. */
export const postStories: readonly PostStory[] = [
  {
    title: 'PGT Physics',
    role: 'senior-secondary',
    subject: 'Physics',
    type: 'full-time',
    salaryMin: 48_000,
    salaryMax: 62_000,
    isBlind: true,
    duties: [
      'Teach physics to Classes 11 and 12, four sections of about thirty, with the laboratory.',
      'An M.Sc. and a B.Ed.; five years with senior classes. The Saturday circle, twice a month.',
    ],
    statuses: published(16),
    closesIn: 21,
    questions: [
      { prompt: 'Which topic do pupils find hardest, and how do you introduce it?', kind: 'text' },
      { prompt: 'Can you teach the Saturday circle, 9 to 11 am?', kind: 'yes_no' },
      { prompt: 'Upload a lesson plan of yours.', kind: 'file' },
    ],
  },
  {
    title: 'Primary class teacher',
    role: 'primary',
    subject: null,
    type: 'full-time',
    salaryMin: 28_000,
    salaryMax: 36_000,
    duties: [
      'Class teacher of Class 3: English, mathematics and environmental studies, one section of thirty.',
      'A D.El.Ed. or B.Ed. and two years in a primary school.',
    ],
    statuses: published(9),
    closesIn: 5,
    questions: [
      {
        prompt: 'Which languages can you teach in?',
        kind: 'choice',
        options: ['English', 'Hindi', 'Both'],
      },
      { prompt: 'How many years have you taught primary classes?', kind: 'number' },
    ],
  },
  {
    title: 'Librarian',
    role: 'support',
    subject: null,
    type: 'full-time',
    payScale: 'level-6',
    duties: [
      'Run a library of 14,000 books and the reading hour of Classes 1 to 5.',
      'A degree in library science. Knowledge of Koha is an advantage.',
    ],
    statuses: published(2),
    closesIn: 40,
    publishIn: 4,
  },
  {
    title: 'TGT Science',
    role: 'secondary',
    subject: 'Science',
    type: 'full-time',
    salaryMin: 38_000,
    salaryMax: 46_000,
    duties: ['Teach science to Classes 6 to 8 and look after the junior laboratory.'],
    statuses: [
      ['draft', 2],
      ['review', 1],
    ],
    closesIn: 30,
    questions: [{ prompt: 'Describe an experiment that your class enjoyed.', kind: 'text' }],
  },
  {
    title: 'Football coach',
    role: 'arts-sports',
    subject: 'Physical education',
    type: 'part-time',
    salaryMin: 15_000,
    salaryMax: 60_000,
    duties: ['Coach the under-14 and under-17 teams, four afternoons a week.'],
    statuses: [
      ['draft', 6],
      ['review', 5],
      ['refused', 4],
    ],
    closesIn: 24,
    reason: 'Please state a narrower pay range. Coaches with this timetable earn about ₹20,000.',
  },
  {
    title: 'Counsellor',
    role: 'support',
    subject: null,
    type: 'contract',
    salaryMin: 32_000,
    salaryMax: 40_000,
    duties: ['Listen to pupils of Classes 6 to 12 and run the workshop for parents each term.'],
    statuses: [...published(20), ['paused', 3]],
    closesIn: 14,
  },
  {
    title: 'Accountant',
    role: 'office',
    subject: null,
    type: 'full-time',
    salaryMin: 30_000,
    salaryMax: 38_000,
    duties: ['Keep the accounts of the school and prepare the audit.'],
    statuses: [...published(44), ['closed', 6]],
    closesIn: -6,
    reason: 'closing_time',
  },
  {
    title: 'Music teacher (Hindustani vocal)',
    role: 'arts-sports',
    subject: 'Music',
    type: 'part-time',
    salaryMin: 18_000,
    salaryMax: 24_000,
    duties: ['Teach Classes 4 to 8, two days a week, and lead the school choir.'],
    statuses: [...published(60), ['closed', 25], ['filled', 22]],
    closesIn: -25,
  },
  {
    title: 'Pre-primary teacher',
    role: 'pre-primary',
    subject: null,
    type: 'full-time',
    salaryMin: 24_000,
    duties: ['Nursery and LKG.'],
    statuses: [['draft', 1]],
    closesIn: null,
  },
]
