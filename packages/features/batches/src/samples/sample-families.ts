import { http } from '@edbazaar/api-client/testing'
import type { BatchFamilies, FamilyBooking, RosterChild, SessionRoster } from '../batch-types'
import { momentAt } from '../times/days'
import { dayOfWeek } from './sample-sessions'

/** Invented families of a batch, and the children of one session. */

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
  has_new_owner: false,
  ...given,
})

const trialSession = () => ({ id: 407, starts_at: momentAt(dayOfWeek(7), 17 * 60) })

/** Requests, children with a seat, and families in line. */
export const familiesOf = (given: Partial<BatchFamilies> = {}): BatchFamilies => ({
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
      session: trialSession(),
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
  trials: [bookingOf({ id: 84, kind: 'trial', child_name: 'Mihir Sen', session: trialSession() })],
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
      has_new_owner: false,
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
      has_new_owner: false,
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
  has_new_owner: false,
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
