import type { batches } from '../../src/db/schema/index.ts'

type Batch = typeof batches.$inferInsert

/** A family that waits for seats; children are named as in `families`. */
export interface WaitingStory {
  readonly children: readonly string[]
  readonly daysAgo: number
  readonly anyOf?: boolean
  /** Has an open offer. */
  readonly isOffered?: boolean
  /** The reason why the provider moved it ahead. */
  readonly priorityReason?: string
}

/** A batch of the demo provider with the children who are in it. Days count from today. */
export interface BatchStory {
  /** The store and its product, by their order. */
  readonly store: 0 | 1
  readonly product: number
  readonly batch: Omit<Batch, 'productId' | 'startsOn' | 'endsOn' | 'reopensOn'>
  readonly startsIn: number
  readonly endsIn: number
  readonly reopensIn?: number
  /** Children who have a seat for the term. */
  readonly term: readonly string[]
  /** Children whose parents ask for a seat, with what they wrote. */
  readonly requests?: readonly (readonly [child: string, note: string | null])[]
  /** Trial classes in the last session or the next. */
  readonly trials?: readonly (readonly [child: string, state: 'attended' | 'no_show' | 'next'])[]
  /** Children who come to the next session only. */
  readonly dropIns?: readonly string[]
  readonly waiting?: readonly WaitingStory[]
}

/** Invented families: the parent, and the children with their ages in years. */
export const families: readonly {
  readonly parent: string
  readonly children: readonly (readonly [name: string, age: number, classNow: string])[]
}[] = [
  { parent: 'Sunita Deshpande', children: [['Aarav', 12, 'Class 7']] },
  {
    parent: 'Arvind Nair',
    children: [
      ['Kavya', 13, 'Class 8'],
      ['Rohan', 11, 'Class 6'],
    ],
  },
  { parent: 'Fatima Sheikh', children: [['Zoya', 12, 'Class 7']] },
  { parent: 'Gurpreet Singh', children: [['Jasleen', 11, 'Class 6']] },
  { parent: 'Vasudha Kamath', children: [['Vihaan', 13, 'Class 8']] },
  { parent: 'Joseph Mathew', children: [['Anna', 12, 'Class 7']] },
  {
    parent: 'Deepa Hegde',
    children: [
      ['Tara', 13, 'Class 8'],
      ['Nikhil', 11, 'Class 6'],
    ],
  },
  { parent: 'Imran Ansari', children: [['Rehan', 12, 'Class 7']] },
  { parent: 'Padma Murthy', children: [['Anant', 12, 'Class 7']] },
]

/** The children of the demo parent. */
export const ownChildren = [
  ['Ira', 12, 'Class 7'],
  ['Arjun', 11, 'Class 6'],
] as const

/** Together they have a class on every day of the week. */
export const batchStories: readonly BatchStory[] = [
  {
    store: 0,
    product: 1,
    batch: {
      name: 'Weekday evenings',
      days: ['Mon', 'Wed', 'Fri'],
      startTime: '17:00',
      endTime: '18:30',
      seats: 10,
      takenElsewhere: 2,
      joining: 'request',
      trialSeats: 2,
    },
    startsIn: -35,
    endsIn: 56,
    term: ['Ira', 'Aarav', 'Kavya', 'Zoya', 'Jasleen'],
    requests: [
      ['Anna', 'Anna changed schools in October and has missed a chapter on fractions.'],
      ['Rehan', null],
    ],
    trials: [
      ['Vihaan', 'attended'],
      ['Anant', 'no_show'],
      ['Tara', 'next'],
    ],
  },
  {
    store: 0,
    product: 2,
    batch: {
      name: 'Weekend mornings',
      days: ['Sat', 'Sun'],
      startTime: '10:00',
      endTime: '11:30',
      seats: 8,
      takenElsewhere: 1,
      joining: 'instant',
      trialSeats: 2,
      hasDropIn: true,
      dropInPrice: 300,
    },
    startsIn: -21,
    endsIn: 70,
    term: ['Rohan', 'Nikhil', 'Anant'],
    trials: [['Arjun', 'next']],
    dropIns: ['Zoya'],
  },
  {
    store: 0,
    product: 3,
    batch: {
      name: 'Tuesdays and Thursdays',
      days: ['Tue', 'Thu'],
      startTime: '16:30',
      endTime: '18:00',
      seats: 5,
      joining: 'instant',
    },
    startsIn: -14,
    endsIn: 77,
    term: ['Aarav', 'Kavya', 'Vihaan', 'Anna'],
    waiting: [
      {
        children: ['Jasleen'],
        daysAgo: 6,
        isOffered: true,
        priorityReason: 'Gave up a seat in the spring when the class moved to another day.',
      },
      { children: ['Ira'], daysAgo: 9 },
      { children: ['Tara', 'Nikhil'], daysAgo: 3, anyOf: true },
    ],
  },
  {
    store: 1,
    product: 0,
    batch: {
      name: 'After school',
      days: ['Mon', 'Tue', 'Wed', 'Thu'],
      startTime: '16:00',
      endTime: '17:00',
      seats: 4,
      takenElsewhere: 1,
      joining: 'instant',
      offerHours: 48,
    },
    startsIn: -10,
    endsIn: 80,
    term: ['Zoya', 'Rehan', 'Tara'],
    waiting: [{ children: ['Aarav'], daysAgo: 2 }],
  },
  {
    store: 1,
    product: 3,
    batch: {
      name: 'New term',
      days: ['Sat', 'Sun'],
      startTime: '15:00',
      endTime: '16:30',
      seats: 12,
      takenElsewhere: 3,
      joining: 'instant',
      trialSeats: 3,
    },
    startsIn: 18,
    endsIn: 95,
    term: ['Kavya', 'Rohan'],
  },
  {
    store: 1,
    product: 1,
    batch: {
      name: 'Weekend revision',
      days: ['Sun'],
      startTime: '11:00',
      endTime: '13:00',
      seats: 16,
      takenElsewhere: 9,
      state: 'paused',
    },
    startsIn: -28,
    endsIn: 60,
    reopensIn: 14,
    term: [],
  },
]
