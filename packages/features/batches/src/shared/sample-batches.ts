import { http } from '@edbazaar/api-client/testing'
import { todayInIndia } from '@edbazaar/feature-platform'
import type {
  BatchDesk,
  BatchFamilies,
  BatchRights,
  BatchSession,
  FamilyBooking,
  Holiday,
  OwnBatch,
  OwnSessions,
  RosterChild,
  SessionRoster,
  WeekBatch,
} from './batch-types'
import { addDays, momentAt, mondayOf } from './days'

/** Invented batches for stories and tests. Their weeks follow the clock. */

const store = { kind: 'store', id: 5, name: 'Ganit Maths Circle' } as const
/** A day of this week: 0 is Monday. */
export const dayOfWeek = (at: number): string => addDays(mondayOf(todayInIndia(new Date())), at)

/** A session of an hour and a half. */
export function sessionOf(
  given: Partial<BatchSession> & Pick<BatchSession, 'starts_at'>,
): BatchSession {
  const end = new Date(Date.parse(given.starts_at) + 90 * 60_000).toISOString()
  return {
    id: 1,
    batch_id: 31,
    n: 1,
    ends_at: end,
    state: 'planned',
    moved_from: null,
    reason: null,
    is_extra: false,
    trial_seats: 2,
    trial_taken: 0,
    class_number: 1,
    children: 11,
    families: 11,
    marked: 0,
    present: 0,
    ...given,
  }
}

const weekBatch = (given: Partial<WeekBatch> = {}): WeekBatch => ({
  id: 31,
  name: 'Olympiad Seniors',
  product_id: 901,
  product_name: 'Maths Olympiad, Classes 5 to 7',
  store_id: store.id,
  store_name: store.name,
  state: 'open',
  seats: 14,
  seats_left: 0,
  waiting: 4,
  requests: 0,
  ...given,
})

const weekBatches = [
  weekBatch(),
  weekBatch({ id: 32, name: 'Class 8 Foundation', seats: 15, seats_left: 5, waiting: 0 }),
  weekBatch({
    id: 33,
    name: 'Puzzle Club',
    state: 'paused',
    seats: 20,
    seats_left: 13,
    waiting: 0,
  }),
  weekBatch({ id: 34, name: 'गणित प्रारंभ', seats: 8, seats_left: 3, waiting: 0 }),
  weekBatch({ id: 35, name: 'Class 10 Boards', seats: 18, seats_left: 0, waiting: 7 }),
]

/** Day of the week, minute of the day and length of each session of the sample's week, by batch. */
const timetable: readonly [
  batch: number,
  days: readonly number[],
  start: number,
  length: number,
][] = [
  [31, [0, 2, 4], 17 * 60, 90],
  [32, [0, 2, 4], 18 * 60 + 45, 75],
  [33, [5], 16 * 60, 90],
  [34, [0, 2, 4], 10 * 60 + 30, 45],
  [35, [1, 3], 17 * 60 + 30, 90],
  [31, [1], 17 * 60, 90],
]

const sampleSessions = timetable.flatMap(([batch, days, start, length]) =>
  days.map((day) => {
    const starts = momentAt(dayOfWeek(day), start)
    return sessionOf({
      id: batch * 10 + day,
      batch_id: batch,
      starts_at: starts,
      ends_at: momentAt(dayOfWeek(day), start + length),
    })
  }),
)

/** A week of five batches: one session is cancelled, one is moved by a day. */
export const weekSessions = (given: Partial<OwnSessions> = {}): OwnSessions => ({
  data: sampleSessions.map((session) => {
    if (session.id === 342) return { ...session, state: 'cancelled', reason: 'The teacher is ill' }
    if (session.id !== 311) return session
    return { ...session, state: 'moved', moved_from: momentAt(dayOfWeek(6), 17 * 60) }
  }),
  batches: weekBatches,
  holidays: [holidayOf({ on: dayOfWeek(6) })],
  stores: ownStores(),
  ...given,
})

/** The stores of the user, with what they may do. */
export const ownStores = (rights: Partial<BatchRights> = {}): OwnSessions['stores'] =>
  [
    { id: 5, name: 'Ganit Maths Circle' },
    { id: 6, name: 'Sur Music' },
  ].map((own) => ({ ...own, rights: { answer: true, change: true, export: true, ...rights } }))

/** Five sessions at the same time on the Tuesday, two of them longer. */
export function crowdedWeek(): OwnSessions {
  const names = ['Abacus 1', 'Abacus 2', 'Vedic Maths', 'गणित प्रारंभ', 'Olympiad Seniors']
  const batches = names.map((name, at) => weekBatch({ id: 100 + at, name, seats_left: at }))
  const data = names.map((_, at) =>
    sessionOf({
      id: 1000 + at,
      batch_id: 100 + at,
      starts_at: momentAt(dayOfWeek(1), 17 * 60),
      ends_at: momentAt(dayOfWeek(1), 18 * 60 + (at < 2 ? 60 : 0)),
    }),
  )
  return { data, batches, holidays: [], stores: ownStores() }
}

/** A week with many sessions. */
export function fullWeek(count: number): OwnSessions {
  const batches = Array.from({ length: 12 }, (_, at) =>
    weekBatch({ id: 100 + at, name: `Batch ${at + 1}`, seats_left: at % 3 }),
  )
  const data = Array.from({ length: count }, (_, at) => {
    const start = 9 * 60 + ((at * 35) % 600)
    return sessionOf({
      id: 1000 + at,
      batch_id: 100 + (at % 12),
      starts_at: momentAt(dayOfWeek(at % 7), start),
      ends_at: momentAt(dayOfWeek(at % 7), start + 60 + (at % 3) * 15),
    })
  })
  return { data, batches, holidays: [], stores: ownStores() }
}

const holidayOf = (given: Partial<Holiday> = {}): Holiday => ({
  id: 71,
  store_id: store.id,
  on: dayOfWeek(13),
  name: 'Guru Nanak Jayanti',
  ...given,
})

const deskOf = (given: Partial<BatchDesk> = {}): BatchDesk => ({
  id: 31,
  name: 'Olympiad Seniors',
  days: ['Mon', 'Wed', 'Fri'],
  starts_on: dayOfWeek(-14),
  ends_on: dayOfWeek(90),
  start_time: '17:00',
  end_time: '18:30',
  seats: 14,
  seats_left: 1,
  price: 4200,
  taken_elsewhere: 1,
  taken: 12,
  state: 'open',
  reopens_on: null,
  joining: 'request',
  trial_seats: 2,
  trial_price: 200,
  has_drop_in: false,
  drop_in_price: null,
  has_waitlist: true,
  offer_hours: 24,
  cutoff_hours: 3,
  min_age: 10,
  max_age: 13,
  over_allowed: 0,
  over_why: null,
  reason: null,
  revision: 3,
  product: {
    id: 901,
    name: 'Maths Olympiad, Classes 5 to 7',
    slug: 'maths-olympiad-100901',
    price: 4500,
    price_unit: 'month',
  },
  store,
  figures: {
    confirmed: 9,
    held: 1,
    offered: 2,
    requests: 0,
    trials: 1,
    waiting_families: 4,
    waiting_children: 5,
    moved_ahead: 0,
    sessions: 47,
    sessions_done: 8,
  },
  rights: { answer: true, change: true, export: true },
  ...given,
})

/** Sessions from two weeks ago to next month: one was moved, one is cancelled. */
export function termSessions(): BatchSession[] {
  const days = Array.from({ length: 7 }, (_, week) => [0, 2, 4].map((at) => 7 * (week - 2) + at))
  return days.flat().map((at, index) => {
    const session = sessionOf({
      id: 400 + index,
      n: index + 1,
      class_number: index + 1,
      starts_at: momentAt(dayOfWeek(at), 17 * 60),
      ...(index < 6 && { state: 'done', marked: 11, present: 10 }),
    })
    if (at === 9)
      return {
        ...session,
        state: 'moved',
        starts_at: momentAt(dayOfWeek(10), 17 * 60),
        ends_at: momentAt(dayOfWeek(10), 18 * 60 + 30),
        moved_from: session.starts_at,
        reason: 'The teacher judges a school olympiad',
      }
    if (at === 11)
      return { ...session, state: 'cancelled', class_number: null, reason: 'Annual hall repair' }
    return session
  })
}

const ownBatch = (given: Partial<OwnBatch> = {}): OwnBatch => ({
  id: 31,
  name: 'Evening',
  product: { id: 901, name: 'Fractions, Class 6' },
  store,
  days: ['Mon', 'Wed'],
  starts_on: '2026-06-01',
  ends_on: null,
  start_time: '16:30',
  end_time: '17:30',
  next_on: '2026-11-23',
  seats: 12,
  seats_left: 2,
  enquiries: 4,
  ...given,
})

const ownBatches = [
  ownBatch(),
  ownBatch({
    id: 32,
    name: 'Weekend',
    product: { id: 902, name: 'Olympiad, Classes 7 and 8' },
    next_on: '2026-11-24',
    start_time: '17:00',
    end_time: '18:30',
    seats: 16,
    seats_left: 0,
  }),
]

const stores = [store, { kind: 'store' as const, id: 6, name: 'Sur Music' }]

/** The answers of the calendar and the table. */
export const calendarCalls = (week: OwnSessions = weekSessions(), batches = ownBatches) => [
  http.get('/stores/sessions', ({ response }) => response(200).json(week)),
  http.get('/users/{userId}/batches', ({ response }) =>
    response(200).json({
      data: batches,
      total: batches.length,
      page: 1,
      per_page: 20,
      totalPages: 1,
      stores,
    }),
  ),
]

const bookingOf = (given: Partial<FamilyBooking>): FamilyBooking => ({
  id: 81,
  kind: 'term',
  state: 'confirmed',
  child_name: 'Aanya Bhat',
  age: { years: 11, months: 2 },
  parent_name: 'Deepa Bhat',
  session: null,
  price: 4200,
  note: null,
  answer_by: null,
  booked_at: momentAt(dayOfWeek(-20), 600),
  present: 8,
  marked: 8,
  needs: [],
  may_reveal: true,
  ...given,
})

const trialAt = { id: 407, starts_at: momentAt(dayOfWeek(7), 17 * 60) }

/** Requests, children with a seat, and families in line. */
const familiesOf = (given: Partial<BatchFamilies> = {}): BatchFamilies => ({
  interested: [
    { id: 61, reference: 'ENQ-4F7K2', state: 'new', asked_at: momentAt(dayOfWeek(-1), 700) },
  ],
  requests: [
    bookingOf({
      id: 91,
      kind: 'trial',
      state: 'requested',
      child_name: 'Kabir Malhotra',
      parent_name: 'Sanjay Malhotra',
      session: trialAt,
      answer_by: momentAt(dayOfWeek(6), 9 * 60),
    }),
    bookingOf({
      id: 92,
      state: 'requested',
      child_name: 'Diya Pillai',
      parent_name: 'Anu Pillai',
      age: { years: 9, months: 8 },
      needs: ['age'],
    }),
  ],
  trials: [bookingOf({ id: 84, kind: 'trial', child_name: 'Mihir Sen', session: trialAt })],
  enrolled: [
    bookingOf({}),
    bookingOf({ id: 82, child_name: 'अद्विक मिश्रा', parent_name: 'नीलम मिश्रा', present: 7 }),
    bookingOf({ id: 83, child_name: '', state: 'held', answer_by: momentAt(dayOfWeek(8), 600) }),
  ],
  waitlist: [
    {
      id: 51,
      parent_name: 'Sunita Reddy',
      children: [
        { name: 'Karthik', age: { years: 10, months: 0 } },
        { name: 'Kavya', age: { years: 12, months: 4 } },
      ],
      any_of: false,
      state: 'offered',
      joined_at: momentAt(dayOfWeek(-9), 600),
      place: 1,
      priority: 0,
      priority_why: null,
      passes: 0,
      note: null,
      offer: { id: 41, seats: 2, expires_at: momentAt(dayOfWeek(8), 11 * 60) },
    },
    {
      id: 52,
      parent_name: 'Lata Deshpande',
      children: [{ name: 'Rohan', age: null }],
      any_of: false,
      state: 'waiting',
      joined_at: momentAt(dayOfWeek(-5), 600),
      place: 2,
      priority: 1,
      priority_why: 'A brother is in this batch',
      passes: 1,
      note: null,
      offer: null,
    },
  ],
  rights: { answer: true, change: true, export: true },
  ...given,
})

const rosterChild = (given: Partial<RosterChild>): RosterChild => ({
  booking_id: 81,
  kind: 'term',
  child_name: 'Aanya Bhat',
  age: { years: 11, months: 2 },
  parent_name: 'Deepa Bhat',
  note: null,
  present: null,
  last: [true, true, true],
  may_reveal: true,
  ...given,
})

/** The children of a session that began this week. */
const rosterOf = (given: Partial<SessionRoster> = {}): SessionRoster => ({
  session: {
    id: 406,
    starts_at: momentAt(dayOfWeek(-1), 17 * 60),
    ends_at: momentAt(dayOfWeek(-1), 18 * 60 + 30),
    state: 'planned',
  },
  batch: { id: 31, name: 'Olympiad Seniors' },
  product: { slug: 'maths-olympiad-100901', name: 'Maths Olympiad, Classes 5 to 7' },
  children: [
    rosterChild({ present: true }),
    rosterChild({ booking_id: 82, child_name: 'अद्विक मिश्रा', note: 'Leaves at 6:15 pm' }),
    rosterChild({ booking_id: 83, child_name: 'Ishaan Rao', last: [true, false, false] }),
    rosterChild({ booking_id: 84, kind: 'trial', child_name: 'Mihir Sen', last: [] }),
  ],
  rights: { answer: true, change: true, export: true },
  ...given,
})

/** The answer of attendance. */
export const rosterCalls = (given: Partial<SessionRoster> = {}) => [
  http.get('/stores/sessions/{id}/roster', ({ response }) => response(200).json(rosterOf(given))),
]

/** The answers of the page of a batch. */
export const batchCalls = (
  given: Partial<BatchDesk> = {},
  sessions = termSessions(),
  holidays = [holidayOf()],
) => [
  http.get('/stores/batches/{id}/desk', ({ response }) => response(200).json(deskOf(given))),
  http.get('/stores/batches/{id}/families', ({ response }) =>
    response(200).json(familiesOf(given.rights && { rights: given.rights })),
  ),
  http.get('/stores/batches/{id}/sessions', ({ response }) =>
    response(200).json({ data: sessions, holidays }),
  ),
  http.get('/stores/sessions', ({ response }) => response(200).json(weekSessions())),
]
