import type { JobRole, JobType } from '../../src/modules/hiring/jobs/job-types.ts'

/** A kind of post that demo schools offer. */
export interface DemoPost {
  readonly title: string
  readonly role: JobRole
  readonly subject: string | null
  readonly types: readonly [JobType, ...JobType[]]
  /** Thousands of rupees a month, from and to. */
  readonly pay: readonly [low: number, high: number]
  readonly opening: string
  readonly duties: readonly string[]
  readonly asks: readonly string[]
}

export const demoPosts: readonly [DemoPost, ...DemoPost[]] = [
  {
    title: 'PGT Mathematics',
    role: 'senior-secondary',
    subject: 'Mathematics',
    types: ['full-time'],
    pay: [42, 70],
    opening: 'Two sections of Class 11 and two of Class 12 need a teacher who enjoys a proof.',
    duties: [
      'Twenty-six periods a week in Classes 11 and 12',
      'Papers and marking for Class 10 once a term',
      'An open hour for questions every Wednesday',
    ],
    asks: ['M.Sc. in Mathematics and B.Ed.', 'Two years with Classes 11 or 12'],
  },
  {
    title: 'TGT Science',
    role: 'secondary',
    subject: 'Science',
    types: ['full-time', 'contract'],
    pay: [34, 56],
    opening: 'Classes 6 to 10, with one experiment a week that every child does by hand.',
    duties: [
      'Twenty-eight periods a week',
      'The junior laboratory: stock, safety and breakages',
      'The science fair in January',
    ],
    asks: ['B.Sc. and B.Ed.', 'CTET or a state TET, Paper II'],
  },
  {
    title: 'PRT English',
    role: 'primary',
    subject: 'English',
    types: ['full-time'],
    pay: [26, 42],
    opening: 'Reading aloud, writing letters, and a reading corner that smells of paper.',
    duties: [
      'English in Classes 1 to 5',
      'One class as class teacher',
      'The reading corner and its lending book',
    ],
    asks: ['D.El.Ed. or B.Ed.', 'CTET or a state TET, Paper I'],
  },
  {
    title: 'TGT Hindi',
    role: 'secondary',
    subject: 'Hindi',
    types: ['full-time', 'part-time'],
    pay: [32, 52],
    opening: 'Prose, poetry and the annual play, which is always in Hindi.',
    duties: ['Classes 6 to 10', 'The annual play, from August on', 'The wall magazine'],
    asks: ['B.A. with Hindi and B.Ed.', 'A good speaking voice'],
  },
  {
    title: 'Kindergarten teacher',
    role: 'pre-primary',
    subject: null,
    types: ['full-time', 'part-time'],
    pay: [22, 36],
    opening: 'One group of twenty, one assistant, and mornings that begin in the sand pit.',
    duties: [
      'A group of twenty children from 3 to 5 years',
      'A note home every Friday',
      'Two afternoons of preparation a week',
    ],
    asks: ['Nursery or Montessori training', 'Patience that lasts until half past twelve'],
  },
  {
    title: 'Librarian',
    role: 'support',
    subject: null,
    types: ['full-time'],
    pay: [26, 40],
    opening: 'Eight thousand books, four hundred borrowers, and a cupboard of old newspapers.',
    duties: ['The catalogue and the counter', 'A library period for every class', 'The book fair'],
    asks: ['B.Lib.Sc.', 'A year in a school library'],
  },
  {
    title: 'School counsellor',
    role: 'support',
    subject: null,
    types: ['full-time', 'visiting'],
    pay: [35, 60],
    opening: 'A quiet room, a closed door, and every family of Class 10 twice a year.',
    duties: [
      'Single talks with pupils, in confidence',
      'Two meetings with each family of Class 10',
      'A workshop a term for teachers',
    ],
    asks: ['M.A. in Psychology', 'Training in counselling children'],
  },
  {
    title: 'Physical education teacher',
    role: 'arts-sports',
    subject: 'Physical education',
    types: ['full-time'],
    pay: [28, 46],
    opening: 'Morning drill, games for all, and two meets between the houses.',
    duties: ['Games periods of Classes 3 to 12', 'School teams after hours', 'Two house meets'],
    asks: ['B.P.Ed.', 'First aid, or the wish to learn it'],
  },
  {
    title: 'Music teacher',
    role: 'arts-sports',
    subject: 'Music',
    types: ['part-time', 'full-time'],
    pay: [24, 42],
    opening: 'Vocal music, the assembly’s songs, and a choir of forty that needs a steady hand.',
    duties: ['Vocal music in Classes 1 to 8', 'The assembly', 'The choir, two afternoons a week'],
    asks: ['Visharad or a degree in music', 'Harmonium or keyboard'],
  },
  {
    title: 'Computer science teacher',
    role: 'senior-secondary',
    subject: 'Computer science',
    types: ['full-time'],
    pay: [34, 62],
    opening: 'Python from Class 8 on, and thirty machines that mostly work.',
    duties: ['Classes 8 to 12', 'The laboratory and its thirty machines', 'The coding club'],
    asks: [
      'B.Tech., MCA or M.Sc. in Computer Science',
      'B.Ed., or to be finished within two years',
    ],
  },
  {
    title: 'Special educator',
    role: 'support',
    subject: 'Special education',
    types: ['full-time', 'contract'],
    pay: [34, 58],
    opening: 'Twelve children, their teachers and their parents, at one table.',
    duties: [
      'Plans for twelve children, looked at each month',
      'Lessons together with class teachers',
      'Meetings with parents',
    ],
    asks: ['B.Ed. in Special Education', 'A valid RCI registration'],
  },
  {
    title: 'Art teacher',
    role: 'arts-sports',
    subject: 'Art',
    types: ['full-time', 'visiting'],
    pay: [24, 40],
    opening: 'Paint, clay and thread for Classes 1 to 8, and the corridor walls to fill.',
    duties: [
      'Eight classes, two periods each a week',
      'The exhibition in December',
      'Sets for the play',
    ],
    asks: ['BFA or a diploma in fine art'],
  },
  {
    title: 'PGT Physics',
    role: 'senior-secondary',
    subject: 'Physics',
    types: ['full-time'],
    pay: [44, 72],
    opening: 'Practicals every week, and board classes that like to ask why.',
    duties: ['Classes 11 and 12', 'The physics laboratory', 'Practical examinations in January'],
    asks: ['M.Sc. in Physics and B.Ed.', 'Two years with Classes 11 or 12'],
  },
  {
    title: 'Office assistant, admissions',
    role: 'office',
    subject: null,
    types: ['full-time', 'contract'],
    pay: [18, 28],
    opening: 'The first voice parents hear between October and March.',
    duties: ['Forms, fees and files of admission', 'The telephone and the front desk'],
    asks: ['A degree in any subject', 'English, Hindi and the language of the town'],
  },
  {
    title: 'Vice principal',
    role: 'leadership',
    subject: null,
    types: ['full-time'],
    pay: [70, 120],
    opening: 'Timetable, teachers and the hard conversations.',
    duties: [
      'The timetable of forty teachers',
      'Watching lessons, and talking about them the same day',
      'The school when the principal is away',
    ],
    asks: ['A master’s degree and B.Ed.', 'Eight years of teaching, three of leading'],
  },
]
