import type { BookingForm, ChosenBatch, MyBooking, MyWaitlist } from '../generated/schema'

/** A batch to choose, with two classes to come. */
export function chosenBatch(given: Partial<ChosenBatch> = {}): ChosenBatch {
  return {
    id: 31,
    name: 'Mon and Wed evenings',
    days: ['Mon', 'Wed'],
    starts_on: '2027-01-04',
    ends_on: '2027-03-31',
    start_time: '17:00',
    end_time: '18:30',
    seats: 12,
    seats_left: 4,
    price: 2800,
    price_unit: 'month',
    state: 'open',
    reopens_on: null,
    joining: 'instant',
    has_trials: true,
    trial_price: 200,
    has_drop_in: true,
    drop_in_price: 500,
    has_waitlist: true,
    offer_hours: 24,
    cutoff_hours: 3,
    age_min: 11,
    age_max: 16,
    can_book: true,
    waiting_families: 0,
    waiting_children: 0,
    moved_ahead: 0,
    n_sessions: 25,
    n_held: 0,
    sessions: [
      {
        id: 101,
        starts_at: '2027-01-04T11:30:00.000Z',
        ends_at: '2027-01-04T13:00:00.000Z',
        trials_left: 2,
        seats_left: 6,
      },
      {
        id: 102,
        starts_at: '2027-01-06T11:30:00.000Z',
        ends_at: '2027-01-06T13:00:00.000Z',
        trials_left: 1,
        seats_left: 4,
      },
    ],
    ...given,
  }
}

/** Sample data of the booking form of a batch: a child that fits, and one that is too young. */
export function bookingForm(given: Partial<BookingForm> = {}): BookingForm {
  const child = { booked: null, has_trial: false, open_requests: 0 }
  return {
    batch_id: 31,
    batch: chosenBatch(),
    product: { slug: 'maths-olympiad-100041', name: 'Maths Olympiad', kind: 'tuition' },
    store: { id: 7, name: 'Ganit Classes', address: '12th Main, Indiranagar', city: 'Bengaluru' },
    notice: { version: 1, html: '<p>Only the provider of the class gets your details.</p>' },
    children: [
      {
        ...child,
        id: 12,
        name: 'Anika',
        age: { years: 12, months: 1 },
        fits: true,
        needs_request: { term: null, trial: null, drop_in: null },
      },
      {
        ...child,
        id: 13,
        name: 'Rohan',
        age: { years: 9, months: 4 },
        fits: false,
        needs_request: { term: 'age', trial: 'age', drop_in: 'age' },
      },
    ],
    ...given,
  }
}

/** A confirmed booking of a term. */
export function myBooking(given: Partial<MyBooking> = {}): MyBooking {
  return {
    id: '8f14e45f-ceea-467f-a8f0-1d2b3c4d5e6f',
    party_id: '8f14e45f-ceea-467f-a8f0-1d2b3c4d5e70',
    kind: 'term',
    state: 'confirmed',
    child_name: 'Anika',
    price: 2800,
    note: null,
    reason: null,
    hold_until: null,
    booked_at: '2026-11-20T05:10:00.000Z',
    batch: {
      id: 31,
      name: 'Mon and Wed evenings',
      days: ['Mon', 'Wed'],
      start_time: '17:00',
      end_time: '18:30',
      starts_on: '2027-01-04',
      ends_on: '2027-03-31',
    },
    product: {
      slug: 'ganit-maths-circle-330187',
      name: 'Ganit Maths Circle',
      kind: 'tuition',
      price_unit: 'month',
    },
    store: { id: 12, name: 'Ganit Classes', address: '12th Main, Indiranagar', city: 'Bengaluru' },
    session: null,
    next_at: '2027-01-04T11:30:00.000Z',
    can_cancel: true,
    can_reschedule: false,
    owner_changed_at: null,
    ...given,
  }
}

/** The second place in line. */
export function myWaitlist(given: Partial<MyWaitlist> = {}): MyWaitlist {
  const family = { children: 1, until: null, joined_on: '2026-11-18' }
  return {
    id: '8f14e45f-ceea-467f-a8f0-1d2b3c4d5e71',
    batch: { id: 31, name: 'Mon and Wed evenings' },
    product: { slug: 'ganit-maths-circle-330187', name: 'Ganit Maths Circle' },
    store: { id: 12, name: 'Ganit Classes' },
    children: ['Anika', 'Rohan'],
    party: [
      { id: 12, name: 'Anika' },
      { id: 13, name: 'Rohan' },
    ],
    any_of: false,
    state: 'waiting',
    joined_at: '2026-11-20T05:10:00.000Z',
    place: 2,
    passes: 0,
    reason: null,
    offer: null,
    offer_hours: 24,
    moved_ahead: 1,
    owner_changed_at: null,
    line: [
      { ...family, is_you: false, status: 'moved_ahead' },
      { ...family, is_you: true, children: 2, status: 'waiting', joined_on: '2026-11-20' },
    ],
    ...given,
  }
}
