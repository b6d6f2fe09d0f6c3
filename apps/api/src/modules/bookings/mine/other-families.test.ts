import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { operations, sendOperation } from '../../../../test/access/operations.ts'
import { createTestApp } from '../../../../test/app.ts'
import {
  addBatch,
  addBooking,
  addEntry,
  addParent,
  addRow,
  addSession,
  bookingDetails,
  dayFromNow,
} from '../../../../test/bookings.ts'
import { contract } from '../../../../test/contract.ts'
import { hashToken } from '../../platform/tokens/tokens.ts'

const { app, database } = await createTestApp()
const run = (query: string, ...values: unknown[]) => database.pool.query(query, values)

/** Details that nobody but the other family and the store may see. */
const texts = ['Zebrina', 'Zzyzxwala', 'zebra-5801', '918273645546', 'zebra-note-5802']

/** A batch with the seats and the waitlist of two families, and of the other one a request and a trial. */
async function twoFamilies() {
  const { batchId, slug, storeId, owner } = await addBatch(database, {
    seats: 2,
    trial_seats: 2,
    joining: 'instant',
  })
  const sessionId = await addSession(database, batchId, 5, { trial_seats: 2, trial_taken: 1 })
  const other = await addParent(database, 'Zebrina', 'Zebrina Two', 'Zebrina Three')
  await run(
    `update app_user set firstname = 'Zebrina', lastname = 'Zzyzxwala', email = $2, phone = $3 where id = $1`,
    other.id,
    `zebra-5801-${other.id}@example.in`,
    texts[3],
  )
  const own = await addParent(database, 'Anika', 'Rohan')
  const book = (who: typeof own, child: number, values: object = {}) =>
    addBooking(database, {
      batchId,
      userId: who.id,
      child_id: who.children[child],
      child_name: who === other ? 'Zebrina' : 'Anika',
      note: who === other ? texts[4] : null,
      ...values,
    })
  const mine = await book(own, 0)
  const theirs = [
    await book(other, 0),
    await book(other, 1, { kind: 'trial', session_id: sessionId }),
    await book(other, 2, { state: 'requested' }),
  ]
  await run('update batch set taken = 2 where id = $1', batchId)
  const ahead = await addEntry(database, {
    batchId,
    userId: other.id,
    party: `{${other.children[1]}}`,
    note: texts[4],
    priority: 1,
    priority_why: texts[4],
  })
  const entry = await addEntry(database, { batchId, userId: own.id, party: `{${own.children[1]}}` })
  const token = randomUUID().padEnd(43, 'x')
  await addRow(database, 'calendar_feed', { user_id: own.id, token_hash: hashToken(token) })
  return { owner, batchId, slug, storeId, sessionId, own, other, mine, theirs, ahead, entry, token }
}

it('no answer to a parent, and no calendar, has anything of another family', async () => {
  const made = await twoFamilies()
  const { batchId, slug, storeId, sessionId, own, mine, theirs, ahead, entry, token } = made
  const days = `from=${dayFromNow(0)}&to=${dayFromNow(20)}`
  const [theirBooking] = theirs
  const onBatch = { params: { id: batchId } }
  const newKey = () => randomUUID()
  const party = { children: [own.children[1]], any_of: false, details: bookingDetails() }
  /** Of what the parent owns, and the same of what the other family or the store owns. */
  const walks: Readonly<Record<string, readonly Parameters<typeof sendOperation>[2][]>> = {
    getBatchDesk: [onBatch],
    setBatchJoining: [onBatch],
    cancelBatch: [{ ...onBatch, body: { reason: 'The hall closes.' } }],
    listBatchSessions: [{ ...onBatch, query: days }],
    listOwnSessions: [{ query: days }, { query: `${days}&store_id=${storeId}` }],
    moveSession: [{ params: { id: sessionId }, body: { starts_at: `${dayFromNow(6)}T10:00:00Z` } }],
    cancelSession: [{ params: { id: sessionId }, body: { reason: 'Illness', instead: 'none' } }],
    restoreSession: [{ params: { id: sessionId } }],
    listHolidays: [{ params: { id: storeId }, query: days }],
    addHoliday: [
      { params: { id: storeId }, body: { on: dayFromNow(6), name: 'Diwali', instead: 'none' } },
    ],
    removeHoliday: [{ params: { id: 1 } }],
    listProductBatches: [{ params: { slug } }],
    getBookingForm: [onBatch],
    bookBatch: [
      { ...onBatch, body: { kind: 'term', ...party, request_key: newKey() } },
      {
        ...onBatch,
        body: { kind: 'trial', session_id: sessionId, ...party, request_key: newKey() },
      },
      {
        ...onBatch,
        body: { kind: 'term', ...party, children: made.other.children, request_key: newKey() },
      },
    ],
    listMyBookings: [{}],
    getMyBooking: [
      { params: { id: mine.publicId } },
      { params: { id: theirBooking?.publicId ?? '' } },
    ],
    confirmMyBooking: [mine, ...theirs].map(({ publicId }) => ({
      params: { id: publicId },
      body: {},
    })),
    rescheduleMyBooking: [mine, ...theirs].map(({ publicId }) => ({
      params: { id: publicId },
      body: { session_id: sessionId },
    })),
    downloadMyBookingCalendar: [mine, ...theirs].map(({ publicId }) => ({
      params: { id: publicId },
    })),
    showBookingsToOwner: [{ body: { store_id: storeId } }],
    cancelMyBooking: theirs.map(({ publicId }) => ({
      params: { id: publicId },
      body: { party: true },
    })),
    cancelBookingByLink: [{ body: { token: 'x'.repeat(43) } }],
    joinWaitlist: [{ ...onBatch, body: { ...party, request_key: newKey() } }],
    getMyWaitlist: [entry, ahead].map(({ publicId }) => ({ params: { id: publicId } })),
    changeMyWaitlist: [entry, ahead].map(({ publicId }) => ({
      params: { id: publicId },
      body: { any_of: true },
    })),
    answerMyOffer: [entry, ahead].map(({ publicId }) => ({
      params: { id: publicId },
      body: { offer_id: 1, answer: 'accept' },
    })),
    leaveWaitlist: [{ params: { id: ahead.publicId } }, { params: { id: entry.publicId } }],
    leaveWaitlistByLink: [{ body: { token: 'x'.repeat(43) } }],
    listBatchFamilies: [onBatch],
    decideBooking: theirs.map(({ id }) => ({ params: { id }, body: { decision: 'confirm' } })),
    revealFamily: theirs.map(({ id }) => ({ params: { id } })),
    changeWaitlist: [{ params: { id: ahead.id }, body: { action: 'remove', reason: 'Asked' } }],
    getSessionRoster: [{ params: { id: sessionId } }],
    markAttendance: [
      {
        params: { id: sessionId },
        body: { marks: [{ booking_id: theirs[1]?.id, present: true }] },
      },
    ],
    downloadRoster: [onBatch],
    listMyCalendars: [{}],
    addMyCalendar: [{ body: {} }, { body: { store_id: storeId } }],
    removeMyCalendar: [{ params: { id: 1_000_000 } }],
    readCalendar: [{ params: { token } }],
    getProduct: [{ params: { slug } }],
    listProducts: [{ query: 'kind=tuition' }],
    getStore: [{ params: { id: storeId } }],
  }
  const ofBookings = operations.filter(({ path, method }) => {
    const part = contract.paths[path]?.[method]
    const tags = part && 'tags' in part && Array.isArray(part.tags) ? part.tags : []
    return tags.includes('Bookings') || tags.includes('Batches')
  })
  expect(ofBookings.length).toBeGreaterThan(30)
  expect(ofBookings.map(({ id }) => id).filter((id) => !(id in walks))).toEqual([])
  const ids = [...theirs, ahead].map(({ publicId }) => publicId)
  const statuses: Record<string, number[]> = {}
  for (const operation of operations)
    for (const request of walks[operation.id] ?? []) {
      const { statusCode, payload } = await sendOperation(app, operation, request, own.headers)
      for (const text of [...texts, ...ids])
        expect(payload, `${operation.id} ${JSON.stringify(request)}`).not.toContain(text)
      statuses[operation.id] = [...(statuses[operation.id] ?? []), statusCode]
    }
  expect(statuses).toMatchObject({
    getMyBooking: [200, 404],
    getMyWaitlist: [200, 404],
    listBatchFamilies: [403],
    downloadRoster: [403],
    readCalendar: [200],
    listProductBatches: [200],
    leaveWaitlist: [404, 200],
  })
})

it('no answer to the store has the address or the number of a family', async () => {
  const { owner, batchId, sessionId } = await twoFamilies()
  for (const url of [
    `stores/batches/${batchId}/families`,
    `stores/sessions/${sessionId}/roster`,
    `stores/batches/${batchId}/roster/csv`,
    `stores/batches/${batchId}/desk`,
  ]) {
    const { statusCode, payload } = await app.inject({
      url: `/api/${url}`,
      headers: owner?.headers ?? {},
    })
    expect(statusCode, payload).toBe(200)
    expect(payload).not.toMatch(/zebra-5801|918273645546/)
  }
})
