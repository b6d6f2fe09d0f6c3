import { randomUUID } from 'node:crypto'
import { minuteMs } from '../../src/modules/platform/dates/durations.ts'
import { hashToken } from '../../src/modules/platform/tokens/tokens.ts'
import { addBatch, addBooking, addParent, addRow, addSession, dayFromNow } from '../bookings.ts'
import type { AccessFixture } from './access-fixture.ts'
import type { TestCaller } from './callers.ts'
import type { RequestBuilder } from './operation-requests.ts'

/** A batch of a store of the caller. */
const newBatch = ({ database }: AccessFixture, { id }: TestCaller) => addBatch(database, {}, id)

const onBatch =
  (body?: () => object): RequestBuilder =>
  async (fixture, caller) => ({
    params: { id: (await newBatch(fixture, caller)).batchId },
    ...(body && { body: body() }),
  })

const onSession =
  (body?: () => object, values: object = {}): RequestBuilder =>
  async (fixture, caller) => {
    const { batchId } = await newBatch(fixture, caller)
    const id = await addSession(fixture.database, batchId, 5, { ...values })
    return { params: { id }, ...(body && { body: body() }) }
  }

const days = `from=${dayFromNow(0)}&to=${dayFromNow(20)}`

/** Requests about batches and their sessions, of the people who work for a store. */
export const batchRequests: Readonly<Record<string, RequestBuilder>> = {
  getBatchDesk: onBatch(),
  setBatchJoining: onBatch(() => ({
    state: 'open',
    reopens_on: null,
    joining: 'instant',
    trial_seats: 1,
    trial_price: null,
    has_drop_in: false,
    drop_in_price: null,
    has_waitlist: true,
    offer_hours: 24,
    cutoff_hours: 3,
    min_age: null,
    max_age: null,
    revision: 1,
  })),
  cancelBatch: onBatch(() => ({ reason: 'The hall closes.' })),
  copyBatch: onBatch(() => ({
    name: 'Spring',
    starts_on: dayFromNow(40),
    ends_on: dayFromNow(60),
    request_key: randomUUID(),
  })),
  listBatchSessions: async (fixture, caller) => ({
    params: { id: (await newBatch(fixture, caller)).batchId },
    query: days,
  }),
  listOwnSessions: () => ({ query: days }),
  moveSession: onSession(() => ({ starts_at: `${dayFromNow(6)}T10:00:00Z` })),
  cancelSession: onSession(() => ({ reason: 'The teacher is ill.', instead: 'none' })),
  restoreSession: onSession(undefined, { state: 'cancelled', cancelled_at: new Date() }),
  getSessionRoster: onSession(),
  markAttendance: async ({ database }, { id }) => {
    const { batchId } = await addBatch(database, {}, id)
    const starts = {
      starts_at: new Date(Date.now() - minuteMs),
      ends_at: new Date(Date.now() + minuteMs),
    }
    const sessionId = await addSession(database, batchId, 0, starts)
    const { id: userId } = await addParent(database)
    const booking = await addBooking(database, { batchId, userId })
    return {
      params: { id: sessionId },
      body: { marks: [{ booking_id: booking.id, present: true }] },
    }
  },
  downloadRoster: onBatch(),
  listMyCalendars: () => ({}),
  addMyCalendar: () => ({ body: {} }),
  removeMyCalendar: async ({ database }, { id }) => ({
    params: {
      id: await addRow(database, 'calendar_feed', {
        user_id: id,
        token_hash: Buffer.from(randomUUID()),
      }),
    },
  }),
  readCalendar: async ({ database }) => {
    const token = randomUUID().padEnd(43, 'x')
    const { id } = await addParent(database)
    await addRow(database, 'calendar_feed', { user_id: id, token_hash: hashToken(token) })
    return { params: { token } }
  },
  listHolidays: async (fixture, caller) => ({
    params: { id: (await newBatch(fixture, caller)).storeId },
    query: days,
  }),
  addHoliday: async (fixture, caller) => ({
    params: { id: (await newBatch(fixture, caller)).storeId },
    body: { on: dayFromNow(6), name: 'Diwali', instead: 'none' },
  }),
  removeHoliday: async (fixture, caller) => {
    const { storeId } = await newBatch(fixture, caller)
    const values = { store_id: storeId, on_day: dayFromNow(6), name: 'Diwali' }
    return { params: { id: await addRow(fixture.database, 'holiday', values) } }
  },
}
