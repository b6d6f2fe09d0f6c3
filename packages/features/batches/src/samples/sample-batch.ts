import { http } from '@edbazaar/api-client/testing'
import type { BatchDesk } from '../batch-types'
import { familiesOf } from './sample-families'
import { dayOfWeek, holidayOf, sampleStore as store, termSessions } from './sample-sessions'
import { weekSessions } from './sample-week'

/** An invented batch with its page. */

export const deskOf = (given: Partial<BatchDesk> = {}): BatchDesk => ({
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
