import { randomUUID } from 'node:crypto'
import { hashToken } from '../../src/modules/platform/tokens/tokens.ts'
import {
  addBatch,
  addBooking,
  addBookingConsent,
  addEntry,
  addParent,
  addRow,
  addSession,
  bookingDetails,
} from '../bookings.ts'
import type { AccessFixture } from './access-fixture.ts'
import type { TestCaller } from './callers.ts'
import type { OperationRequest, RequestBuilder } from './operation-requests.ts'

let tokens = 0
const newToken = () => `booking-${++tokens}-`.padEnd(43, 'x')

const addChild = ({ database }: AccessFixture, { id }: TestCaller) =>
  addRow(database, 'child', { user_id: id, name: 'Kabir', born_on: '2016-07-28' })

/** A booking of the caller at a store of another owner. */
async function newOwn(fixture: AccessFixture, caller: TestCaller, values: object = {}) {
  const { batchId } = await addBatch(fixture.database)
  const childId = await addChild(fixture, caller)
  const booking = { batchId, userId: caller.id, child_id: childId, ...values }
  return { batchId, ...(await addBooking(fixture.database, booking)) }
}

/** The caller's place in line of another owner's batch, with an open offer. */
async function newOffer(fixture: AccessFixture, caller: TestCaller) {
  const { database } = fixture
  const { batchId } = await addBatch(database)
  const party = `{${await addChild(fixture, caller)}}`
  const entry = await addEntry(database, { batchId, userId: caller.id, party, state: 'offered' })
  const offerId = await addRow(database, 'waitlist_offer', {
    entry_id: entry.id,
    seats: 1,
    expires_at: '2090-01-01',
  })
  return { ...entry, offerId }
}

const onOwn =
  (request: OperationRequest = {}, values: object = {}): RequestBuilder =>
  async (fixture, caller) => ({
    ...request,
    params: { id: (await newOwn(fixture, caller, values)).publicId },
  })

/** Requests about bookings and waitlists, of parents and of the people who work for a store. */
export const bookingRequests: Readonly<Record<string, RequestBuilder>> = {
  listProductBatches: () => ({ params: { slug: 'chess-100007' } }),
  getBookingForm: async ({ database }) => ({ params: { id: (await addBatch(database)).batchId } }),
  bookBatch: async (fixture, caller) => ({
    params: { id: (await addBatch(fixture.database)).batchId },
    body: {
      kind: 'term',
      children: [caller.id ? await addChild(fixture, caller) : 1],
      any_of: false,
      request_key: randomUUID(),
      details: bookingDetails(),
    },
  }),
  listMyBookings: () => ({}),
  getMyBooking: onOwn(),
  confirmMyBooking: onOwn({ body: { details: bookingDetails() } }, { state: 'held' }),
  cancelMyBooking: onOwn({ body: { party: true } }),
  rescheduleMyBooking: async (fixture, caller) => {
    const { batchId } = await addBatch(fixture.database, { trial_seats: 2 })
    const [from, to] = [
      await addSession(fixture.database, batchId, 5, { trial_seats: 2 }),
      await addSession(fixture.database, batchId, 6, { trial_seats: 2 }),
    ]
    const values = { batchId, userId: caller.id, kind: 'trial', session_id: from }
    const { publicId } = await addBooking(fixture.database, values)
    return { params: { id: publicId }, body: { session_id: to } }
  },
  showBookingsToOwner: async ({ database }) => ({
    body: { store_id: (await addBatch(database)).storeId },
  }),
  downloadMyBookingCalendar: onOwn(),
  cancelBookingByLink: async ({ database }) => {
    const { batchId } = await addBatch(database)
    const { id: userId } = await addParent(database)
    const token = newToken()
    await addBooking(database, { batchId, userId, secret_hash: hashToken(token) })
    return { body: { token } }
  },

  joinWaitlist: async (fixture, caller) => {
    const { batchId } = await addBatch(fixture.database, { taken_elsewhere: 10 })
    const body = { any_of: false, request_key: randomUUID(), details: bookingDetails() }
    const children = [caller.id ? await addChild(fixture, caller) : 1]
    return { params: { id: batchId }, body: { ...body, children } }
  },
  getMyWaitlist: async (fixture, caller) => ({
    params: { id: (await newOffer(fixture, caller)).publicId },
  }),
  changeMyWaitlist: async (fixture, { id: userId }) => {
    const { batchId } = await addBatch(fixture.database, { taken_elsewhere: 10 })
    const { publicId } = await addEntry(fixture.database, { batchId, userId })
    return { params: { id: publicId }, body: { any_of: true } }
  },
  answerMyOffer: async (fixture, caller) => {
    const { publicId, offerId } = await newOffer(fixture, caller)
    return { params: { id: publicId }, body: { offer_id: offerId, answer: 'accept' } }
  },
  leaveWaitlist: async (fixture, caller) => ({
    params: { id: (await newOffer(fixture, caller)).publicId },
  }),
  leaveWaitlistByLink: async ({ database }) => {
    const { batchId } = await addBatch(database)
    const { id: userId } = await addParent(database)
    const token = newToken()
    await addEntry(database, { batchId, userId, secret_hash: hashToken(token) })
    return { body: { token } }
  },

  listBatchFamilies: async ({ database }, { id }) => ({
    params: { id: (await addBatch(database, {}, id)).batchId },
  }),
  decideBooking: async ({ database }, { id }) => {
    const { batchId } = await addBatch(database, {}, id)
    const { id: userId } = await addParent(database)
    const booking = await addBooking(database, { batchId, userId, state: 'requested' })
    return { params: { id: booking.id }, body: { decision: 'confirm' } }
  },
  revealFamily: async ({ database }, { id }) => {
    const { batchId } = await addBatch(database, {}, id)
    const { id: userId } = await addParent(database)
    const consent_id = await addBookingConsent(database, userId)
    const booking = await addBooking(database, { batchId, userId, consent_id })
    return { params: { id: booking.id } }
  },
  changeWaitlist: async ({ database }, { id }) => {
    const { batchId } = await addBatch(database, { taken_elsewhere: 10 }, id)
    const { id: userId } = await addParent(database)
    const entry = await addEntry(database, { batchId, userId })
    return {
      params: { id: entry.id },
      body: { action: 'move_ahead', reason: 'A sister is in it.' },
    }
  },
}
