import { http } from '@edbazaar/api-client/testing'
import type { BatchRights, OwnBatch, OwnSessions, WeekBatch } from '../batch-types'
import { momentAt } from '../times/days'
import { dayOfWeek, holidayOf, sessionOf, sampleStore as store } from './sample-sessions'

/** An invented week of several batches, and their table. */

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

const sampleSessions = () =>
  timetable.flatMap(([batch, days, start, length]) =>
    days.map((day) =>
      sessionOf({
        id: batch * 10 + day,
        batch_id: batch,
        starts_at: momentAt(dayOfWeek(day), start),
        ends_at: momentAt(dayOfWeek(day), start + length),
      }),
    ),
  )

/** A week of five batches: one session is cancelled, one is moved by a day. */
export const weekSessions = (given: Partial<OwnSessions> = {}): OwnSessions => ({
  data: sampleSessions().map((session) => {
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

const ownBatch = (given: Partial<OwnBatch> = {}): OwnBatch => ({
  id: 31,
  name: 'Evening',
  product: { id: 901, name: 'Fractions, Class 6', kind: 'tuition' },
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
    product: { id: 902, name: 'Olympiad, Classes 7 and 8', kind: 'camp' },
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
