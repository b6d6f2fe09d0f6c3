import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import {
  addBatch,
  addBooking,
  addEntry,
  addParent,
  addSession,
  bookingDetails,
} from '../../../../test/bookings.ts'
import { createProviderClient, type ProviderClient } from '../../../../test/provider-client.ts'
import { dayMs, hourMs } from '../../platform/dates/durations.ts'

let database: TestApp['database']
let client: ProviderClient

beforeAll(async () => {
  const made = await createTestApp()
  ;({ database } = made)
  client = await createProviderClient(made.app, database)
})

type Parent = Awaited<ReturnType<typeof addParent>>
const details = bookingDetails()
const byPhone = { ...details, consent: { ...details.consent, channels: ['email', 'whatsapp'] } }
const book = (parent: Parent, id: number, more: object = {}, status = 201) =>
  client.send('POST', '/batches/{id}/bookings', parent, {
    params: { id },
    body: {
      kind: 'term',
      children: parent.children,
      any_of: false,
      request_key: randomUUID(),
      ...more,
    },
    status,
  })
const formOf = (parent: Parent, id: number) =>
  client.send('GET', '/batches/{id}/booking-form', parent, { params: { id } })
const givePhone = ({ id }: Parent) =>
  database.pool.query(`update app_user set phone = '9876543210' where id = $1`, [id])

it('a request and a hold end before the class to which they were moved', async () => {
  const { batchId } = await addBatch(database, { joining: 'request', trial_seats: 5 })
  const parent = await addParent(database, 'Anika', 'Rohan')
  const inHours = (hours: number) => new Date(Date.now() + hours * hourMs)
  const session = (hours: number) =>
    addSession(database, batchId, 1, {
      starts_at: inHours(hours),
      ends_at: inHours(hours + 1),
      planned_on: null,
      trial_seats: 5,
    })
  const [soon, sooner, later] = [await session(20), await session(2), await session(400)]
  const bookingOf = async (child: number | undefined, state: string, holdUntil: Date) =>
    (
      await addBooking(database, {
        batchId,
        userId: parent.id,
        kind: 'trial',
        child_id: child,
        session_id: soon,
        state,
        hold_until: holdUntil,
      })
    ).publicId
  const request = await bookingOf(parent.children[0], 'requested', inHours(20))
  const hold = await bookingOf(parent.children[1], 'held', inHours(10))
  const hoursLeft = async (id: string, sessionId: number) => {
    await client.send('POST', '/my-bookings/{id}/reschedule', parent, {
      params: { id },
      body: { session_id: sessionId },
    })
    const { booking } = await client.send('GET', '/my-bookings/{id}', parent, { params: { id } })
    return Math.round((Date.parse(booking.hold_until) - Date.now()) / 360_000) / 10
  }
  expect(await hoursLeft(request, sooner)).toBe(2)
  expect(await hoursLeft(request, later)).toBe(48)
  expect(await hoursLeft(hold, later)).toBe(10)
  expect(await hoursLeft(hold, sooner)).toBe(2)
})

it('calls and WhatsApp need a number in the profile', async () => {
  const { batchId } = await addBatch(database, { joining: 'request' })
  const { batchId: full } = await addBatch(database, { taken_elsewhere: 10 })
  const parent = await addParent(database, 'Anika')
  const field = [{ field: 'details.consent.channels' }]
  expect((await book(parent, batchId, { details: byPhone }, 400)).errors).toMatchObject(field)
  const join = (status: number) =>
    client.send('POST', '/batches/{id}/waitlist', parent, {
      params: { id: full },
      body: {
        children: parent.children,
        any_of: false,
        details: byPhone,
        request_key: randomUUID(),
      },
      status,
    })
  expect((await join(400)).errors).toMatchObject(field)
  await givePhone(parent)
  await book(parent, batchId, { details: byPhone })
  await join(201)
})

it('the form has the batch and its provider, and says for each kind why it is a request', async () => {
  const { batchId, slug, storeId } = await addBatch(database, { joining: 'instant', min_age: 2 })
  await addSession(database, batchId, 5, { trial_seats: 1 })
  const parent = await addParent(database, 'Anika')
  for (const _ of ['one', 'two']) {
    const { batchId: missed } = await addBatch(database)
    const [child_id] = parent.children
    const kind = 'trial'
    await addBooking(database, {
      batchId: missed,
      userId: parent.id,
      child_id,
      kind,
      state: 'no_show',
    })
  }
  const form = await formOf(parent, batchId)
  expect(form).toMatchObject({
    batch: { id: batchId, seats_left: 10, sessions: [{ trials_left: 1 }] },
    product: { slug, name: 'Olympiad' },
    store: { id: storeId, name: 'Ganit Classes' },
    children: [{ needs_request: { term: null, trial: 'missed_trials', drop_in: null } }],
  })
  await database.pool.query('update batch set min_age = 40 where id = $1', [batchId])
  expect((await formOf(parent, batchId)).children).toMatchObject([
    { needs_request: { term: 'age', trial: 'age', drop_in: 'age' } },
  ])
  await database.pool.query(
    `update batch set starts_on = '2020-01-01', ends_on = '2020-02-01' where id = $1`,
    [batchId],
  )
  expect((await formOf(parent, batchId)).batch).toBeNull()
})

it('warns of classes of the child at the same time, and of no others', async () => {
  const parent = await addParent(database, 'Anika', 'Rohan')
  const [anika, rohan] = parent.children
  const chess = await addBatch(database, { joining: 'instant' })
  const tabla = await addBatch(database, { joining: 'instant', name: 'Beginners' })
  for (const days of [6, 7]) await addSession(database, chess.batchId, days)
  const half = (days: number) => {
    const start = new Date(Date.now() + days * dayMs)
    start.setUTCHours(12, 0, 0, 0)
    return { starts_at: start, ends_at: new Date(start.getTime() + hourMs) }
  }
  await addSession(database, tabla.batchId, 3)
  await addSession(database, tabla.batchId, 7, half(7))
  const first = await book(parent, tabla.batchId, { children: [anika] })
  expect(first.overlaps).toEqual([])
  const second = await book(parent, chess.batchId, { children: [anika, rohan] })
  expect(second.overlaps).toMatchObject([
    {
      booking_id: second.bookings[0].id,
      other_id: first.bookings[0].id,
      child_name: 'Anika',
      product: 'Olympiad',
      batch: 'Beginners',
    },
  ])
})

it('a family with fewer seats than children chooses who gets them', async () => {
  const { batchId } = await addBatch(database, { seats: 1 })
  await addSession(database, batchId, 20)
  const parent = await addParent(database, 'Anika', 'Rohan')
  const [anika, rohan] = parent.children
  const party = `{${anika},${rohan}}`
  const entry = await addEntry(database, { batchId, userId: parent.id, party, any_of: true })
  const params = { id: entry.publicId }
  await client.send('PUT', '/my-waitlists/{id}', parent, { params, body: { any_of: true } })
  const { offer, party: shown } = await client.send('GET', '/my-waitlists/{id}', parent, { params })
  expect(offer).toMatchObject({ seats: 1 })
  expect(shown).toEqual([
    { id: anika, name: 'Anika' },
    { id: rohan, name: 'Rohan' },
  ])
  const accept = (more: object, status: number) =>
    client.send('POST', '/my-waitlists/{id}/answer', parent, {
      params,
      body: { offer_id: offer.id, answer: 'accept', ...more },
      status,
    })
  for (const more of [{}, { children: [anika, rohan] }])
    expect((await accept(more, 400)).errors).toMatchObject([{ field: 'children' }])
  await accept({ children: [rohan] }, 200)
  const { bookings } = await client.send('GET', '/my-bookings', parent)
  expect(bookings).toMatchObject([{ child_name: 'Rohan', state: 'confirmed' }])
})

it('seats of single classes are those of their own class, also in a batch with too many children', async () => {
  const { batchId } = await addBatch(database, {
    seats: 3,
    has_drop_in: true,
    joining: 'instant',
  })
  const [monday, wednesday] = [
    await addSession(database, batchId, 3),
    await addSession(database, batchId, 5),
  ]
  const term = await addParent(database, 'Anika', 'Rohan')
  for (const child of term.children)
    await addBooking(database, { batchId, userId: term.id, child_id: child })
  const dropIn = async (session: number, status = 201) =>
    book(
      await addParent(database, 'Diya'),
      batchId,
      { kind: 'drop_in', session_id: session },
      status,
    )
  await dropIn(monday)
  await dropIn(monday, 409)
  await dropIn(wednesday)
  const friday = await addSession(database, batchId, 7)
  await database.pool.query(
    "update batch set over_allowed = 1, over_why = 'Room', seats = 2 where id = $1",
    [batchId],
  )
  await dropIn(friday, 409)
})

it('a request that is sent twice at once books once', async () => {
  const { batchId } = await addBatch(database, { joining: 'instant', seats: 1 })
  await addSession(database, batchId, 5)
  const parent = await addParent(database, 'Anika')
  const request_key = randomUUID()
  const send = () => book(parent, batchId, { request_key })
  const [first, second] = await Promise.all([send(), send()])
  expect(second.bookings).toEqual(first.bookings)
  expect(first.bookings).toHaveLength(1)
})
