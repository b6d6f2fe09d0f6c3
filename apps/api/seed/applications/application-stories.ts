import type { applications } from '../../src/db/schema/index.ts'

type State = (typeof applications.$inferSelect)['state']

/** An invented application. Days are counted back from today. */
export interface ApplicationStory {
  /** A demo account's address, or the name of an invented person. */
  readonly who: string
  /** The position of the job among the provider's jobs. */
  readonly job: number
  readonly qualifications: string
  readonly years: number
  readonly pay: number
  readonly letter: string
  readonly sentDaysAgo: number
  /** The decisions, with the days ago. */
  readonly decisions: readonly (readonly [State, number])[]
  /** Whether the applicant knows the last decision. */
  readonly isTold: boolean
  readonly messages?: readonly (readonly ['applicant' | 'employer', string])[]
  readonly note?: string
  readonly points?: readonly [number, number, number, number]
}

const demoLetter = (subject: string) =>
  `I teach ${subject} with things that pupils can touch: counters, maps, a bag of marbles. I would like to do so at your school.`

/** The events of demo applications: some in every stage. */
export const applicationStories: readonly ApplicationStory[] = [
  {
    who: 'parent@edbazaar.example',
    job: 0,
    qualifications: 'M.A. English, B.Ed.',
    years: 6,
    pay: 48_000,
    letter: demoLetter('English'),
    sentDaysAgo: 12,
    decisions: [
      ['shortlisted', 9],
      ['interviewing', 4],
    ],
    isTold: true,
    messages: [
      ['employer', 'Thank you for your application. Could you bring a lesson plan for class 8?'],
      ['applicant', 'With pleasure. I will bring one on poetry.'],
    ],
    note: 'Clear phone call. Asked good questions about class size.',
    points: [3, 4, 4, 3],
  },
  {
    who: 'parent@edbazaar.example',
    job: 1,
    qualifications: 'M.A. English, B.Ed.',
    years: 6,
    pay: 45_000,
    letter: demoLetter('English'),
    sentDaysAgo: 3,
    decisions: [],
    isTold: true,
  },
  {
    who: 'parent@edbazaar.example',
    job: 2,
    qualifications: 'M.A. English, B.Ed.',
    years: 6,
    pay: 45_000,
    letter: demoLetter('English'),
    sentDaysAgo: 40,
    decisions: [
      ['shortlisted', 33],
      ['not_taken', 25],
    ],
    isTold: true,
  },
  {
    who: 'seeker@edbazaar.example',
    job: 0,
    qualifications: 'M.Sc. Mathematics, B.Ed.',
    years: 4,
    pay: 42_000,
    letter: demoLetter('mathematics'),
    sentDaysAgo: 8,
    decisions: [['shortlisted', 2]],
    isTold: false,
    points: [3, 3, 4, 3],
  },
  ...(
    [
      ['Raghav Subramanian', 'M.Sc. Mathematics, B.Ed., CTET', 9, 58_000, [['offered', 1]], true],
      ['Nandini Kulkarni', 'M.Sc. Physics, B.Ed.', 6, 52_000, [['interviewing', 3]], true],
      ['Abdul Rahim Shaikh', 'M.A. Hindi, B.Ed.', 12, 64_000, [], true],
      ['Deepika Mishra', 'B.A., D.El.Ed.', 4, 38_000, [], true],
      ['Joseph Tirkey', 'B.P.Ed.', 3, 36_000, [['not_taken', 2]], false],
      ['Harpreet Kaur', 'M.Com., B.Ed.', 7, 50_000, [['shortlisted', 5]], true],
      ['Lakshmi Raman', 'M.Sc. Chemistry, B.Ed.', 8, 54_000, [], true],
      ['Tenzin Dolma', 'B.Sc., B.Ed.', 1, 30_000, [['not_taken', 6]], true],
    ] as const
  ).map(
    ([who, qualifications, years, pay, decisions, isTold], index): ApplicationStory => ({
      who,
      job: index % 2,
      qualifications,
      years,
      pay,
      letter: demoLetter('my subject'),
      sentDaysAgo: 14 - index,
      decisions,
      isTold,
    }),
  ),
]
