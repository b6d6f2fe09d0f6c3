import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import {
  addBatch,
  addBooking,
  addParent,
  addSession,
  bookingDetails,
} from '../../../../test/bookings.ts'
import { countStatements } from '../../../../test/count-statements.ts'
import { createProviderClient, type ProviderClient } from '../../../../test/provider-client.ts'
import type { SignedIn } from '../../../../test/users.ts'
import { hourMs, minuteMs } from '../../platform/dates/durations.ts'
import { hashToken } from '../../platform/tokens/tokens.ts'
import { bookingStates, mayMove } from '../seats/booking-states.ts'

let app: TestApp['app']
let database: TestApp['database']
let client: ProviderClient

beforeAll(async () => {
  ;({ app, database } = await createTestApp())
  client = await createProviderClient(app, database)
})

type Parent = Awaited<ReturnType<typeof addParent>>
const batchOf = async (values: object = {}) => {
  const made = await addBatch(database, { joining: 'instant', ...values })
  if (!made.owner) throw new Error('The batch has an owner')
  await addSession(database, made.batchId, 5, { trial_seats: 2 })
  return { ...made, owner: made.owner }
}
const details = bookingDetails()
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
const confirm = (parent: SignedIn, id: string, status = 200, body: object = { details }) =>
  client.send('POST', '/my-bookings/{id}/confirm', parent, { params: { id }, body, status })
const cancel = (parent: SignedIn, id: string, status = 200, party = false) =>
  client.send('POST', '/my-bookings/{id}/cancel', parent, {
    params: { id },
    body: { party },
    status,
  })
const read = (parent: SignedIn, id: string, status = 200) =>
  client.send('GET', '/my-bookings/{id}', parent, { params: { id }, status })
const families = (owner: SignedIn, id: number) =>
  client.send('GET', '/stores/batches/{id}/families', owner, { params: { id } })
const decide = (owner: SignedIn, id: number, body: object, status = 200) =>
  client.send('POST', '/stores/bookings/{id}/decision', owner, { params: { id }, body, status })
const choose = async (slug: string) =>
  (await client.send('GET', '/products/{slug}/batches', {}, { params: { slug } })).data
const emailsTo = async ({ id }: SignedIn): Promise<string[]> =>
  (
    await database.pool.query(
      `select subject, text_body from outgoing_mail m join app_user u on u.email = m.to_address
       where u.id = $1 order by m.id`,
      [id],
    )
  ).rows.map(({ subject }) => subject.split(':')[0])

it('seats are held, then booked', async () => {
  const { batchId, slug, owner } = await batchOf({ seats: 3 })
  const parent = await addParent(database, 'Anika', 'Rohan')
  const request_key = randomUUID()
  const held = await book(parent, batchId, { request_key })
  expect(held.bookings).toMatchObject([
    { child_name: 'Anika', state: 'held', price: 900 },
    { child_name: 'Rohan', state: 'held' },
  ])
  const minutes = (Date.parse(held.hold_until) - Date.now()) / minuteMs
  expect(minutes).toBeGreaterThan(14)
  expect(minutes).toBeLessThanOrEqual(15)
  expect((await book(parent, batchId, { request_key })).bookings).toHaveLength(2)
  const [first] = held.bookings
  expect((await families(owner, batchId)).enrolled).toMatchObject([
    { child_name: '' },
    { child_name: '' },
  ])
  await confirm(parent, first.id)
  const { enrolled } = await families(owner, batchId)
  expect(enrolled).toMatchObject([
    { child_name: 'Anika', state: 'confirmed', parent_name: 'Meera Iyer', note: 'Sits in front' },
    { child_name: 'Rohan' },
  ])
  expect(JSON.stringify(enrolled)).not.toContain('2016-07-28')
  expect((await choose(slug))[0].seats_left).toBe(1)
  expect(await emailsTo(parent)).toEqual(['Booked'])
  expect(await emailsTo(owner)).toEqual(['New booking'])
  const detail = await read(parent, first.id)
  expect(detail.party).toHaveLength(2)
  expect(detail.events).toMatchObject([{ state: 'held', by_you: true }, { state: 'confirmed' }])
  const calendar = await app.inject({
    url: `/api/my-bookings/${first.id}/calendar`,
    headers: parent.headers,
  })
  expect(calendar.headers['content-type']).toContain('text/calendar')
  expect(calendar.payload).toContain('SUMMARY:Anika: Olympiad')
  expect(calendar.payload).not.toContain('Rohan')
})

it('one of 40 requests for the last seat wins', async () => {
  const { batchId, slug } = await batchOf({ seats: 1 })
  const parents = await Promise.all(Array.from({ length: 40 }, () => addParent(database, 'Anika')))
  const statuses = await Promise.all(
    parents.map(async (parent) => {
      const response = await app.inject({
        method: 'POST',
        url: `/api/batches/${batchId}/bookings`,
        headers: parent.headers,
        payload: {
          kind: 'term',
          children: parent.children,
          any_of: false,
          request_key: randomUUID(),
        },
      })
      return response.statusCode
    }),
  )
  expect(statuses.filter((status) => status === 201)).toHaveLength(1)
  expect(statuses.filter((status) => status === 409)).toHaveLength(39)
  expect((await choose(slug))[0].seats_left).toBe(0)
})

it('a hold that has ended cannot be confirmed, and its seat is free again', async () => {
  const { batchId, slug } = await batchOf({ seats: 1 })
  const parent = await addParent(database, 'Anika')
  const [{ id }] = (await book(parent, batchId)).bookings
  await database.pool.query(`update booking set hold_until = now() where public_id = $1`, [id])
  await confirm(parent, id, 409)
  expect((await read(parent, id)).booking.state).toBe('expired')
  expect((await choose(slug))[0].seats_left).toBe(1)
})

it('after a hold has ended the family can hold the last seat again at once', async () => {
  const { batchId } = await batchOf({ seats: 1 })
  const parent = await addParent(database, 'Anika')
  const [{ id }] = (await book(parent, batchId)).bookings
  const form = () =>
    client.send('GET', '/batches/{id}/booking-form', parent, { params: { id: batchId } })
  expect(await form()).toMatchObject({ batch: { seats_left: 0 }, children: [{ booked: 'held' }] })
  await database.pool.query(`update booking set hold_until = now() where public_id = $1`, [id])
  expect(await form()).toMatchObject({ batch: { seats_left: 1 }, children: [{ booked: null }] })
  await book(parent, batchId)
})

it('a request can be answered for 48 hours; then it ends, and the parent is told', async () => {
  const { batchId, owner } = await batchOf({ joining: 'request' })
  const parent = await addParent(database, 'Anika')
  const [{ id }] = (await book(parent, batchId, { details })).bookings
  const [asked] = (await families(owner, batchId)).requests
  const hours = (Date.parse(asked.answer_by) - Date.now()) / hourMs
  expect(hours).toBeGreaterThan(47.9)
  expect(hours).toBeLessThanOrEqual(48)
  await database.pool.query(`update booking set hold_until = now() where public_id = $1`, [id])
  await cancel(parent, id, 409)
  await decide(owner, asked.id, { decision: 'confirm' }, 409)
  await book(await addParent(database, 'Diya'), batchId, { details })
  expect((await read(parent, id)).booking.state).toBe('expired')
  expect(await emailsTo(parent)).toEqual(['Request sent', 'Request not answered'])
})

it('books fewer children than requested only if the parent accepts any of them', async () => {
  const { batchId } = await batchOf({ seats: 1 })
  const parent = await addParent(database, 'Anika', 'Rohan')
  await book(parent, batchId, {}, 409)
  expect((await book(parent, batchId, { any_of: true })).bookings).toHaveLength(1)
})

it('the provider confirms children outside the age range, and those who missed two trials', async () => {
  const { batchId, owner, productId } = await batchOf({ min_age: 16, trial_seats: 2 })
  const parent = await addParent(database, 'Anika')
  await book(parent, batchId, {}, 400)
  const [booked] = (await book(parent, batchId, { details })).bookings
  expect(booked.state).toBe('requested')
  const [asked] = (await families(owner, batchId)).requests
  expect(asked).toMatchObject({
    child_name: 'Anika',
    needs: ['age'],
    age: { years: expect.any(Number) },
  })
  await decide(owner, asked.id, { decision: 'confirm' }, 400)
  await decide(owner, asked.id, { decision: 'decline' }, 400)
  await decide(owner, asked.id, { decision: 'confirm', age_why: 'She is advanced.' })
  expect(await emailsTo(parent)).toEqual(['Request sent', 'Booked'])
  const other = await addParent(database, 'Yash')
  for (const state of ['no_show', 'no_show'] as const) {
    const missed = await batchOf()
    await addBooking(database, {
      batchId: missed.batchId,
      userId: other.id,
      child_id: other.children[0],
      kind: 'trial',
      state,
    })
  }
  const open = await batchOf({ trial_seats: 2 })
  const { rows } = await database.pool.query('select id from batch_session where batch_id = $1', [
    open.batchId,
  ])
  const trial = { kind: 'trial', session_id: rows[0].id, details }
  expect((await book(other, open.batchId, trial)).bookings[0].state).toBe('requested')
  expect(productId).not.toBe(open.productId)
})

it('a request can be declined with a reason, or held until the family confirms it', async () => {
  const { batchId, owner } = await batchOf({ joining: 'request', seats: 2 })
  const [one, two] = [await addParent(database, 'Anika'), await addParent(database, 'Diya')]
  await book(one, batchId, { details })
  const [second] = (await book(two, batchId, { details })).bookings
  const [{ id: first }, { id: other }] = (await families(owner, batchId)).requests
  await decide(owner, first, { decision: 'decline', reason: 'The group is too advanced.' })
  await decide(owner, first, { decision: 'confirm' }, 409)
  await decide(owner, other, { decision: 'hold' })
  await confirm(two, second.id, 200, {})
  expect((await families(owner, batchId)).enrolled).toMatchObject([{ child_name: 'Diya' }])
  expect(await emailsTo(one)).toEqual(['Request sent', 'Request declined'])
  const { rows } = await database.pool.query(
    `select c.withdrawn_at is null as live from booking b join consent c on c.id = b.consent_id
     where b.batch_id = $1 order by b.id`,
    [batchId],
  )
  expect(rows).toEqual([{ live: false }, { live: true }])
})

it('a child has one trial of a product and at most three open requests', async () => {
  const parent = await addParent(database, 'Anika')
  const { batchId } = await batchOf({
    trial_seats: 2,
    has_drop_in: true,
    drop_in_price: 500,
    seats: 1,
  })
  const later = await addSession(database, batchId, 7, { trial_seats: 2 })
  const trial = { kind: 'trial', session_id: later }
  const [booked] = (await book(parent, batchId, trial)).bookings
  await book(parent, batchId, trial, 409)
  await book(parent, batchId, { kind: 'trial' }, 400)
  const { rows } = await database.pool.query(
    'select id from batch_session where batch_id = $1 order by id limit 1',
    [batchId],
  )
  const reschedule = { params: { id: booked.id }, body: { session_id: rows[0].id } }
  await client.send('POST', '/my-bookings/{id}/reschedule', parent, reschedule)
  expect((await read(parent, booked.id)).booking.session.id).toBe(rows[0].id)
  const [dropIn] = (await book(parent, batchId, { kind: 'drop_in', session_id: later })).bookings
  expect(dropIn.price).toBe(500)
  const other = await addParent(database, 'Diya')
  await book(other, batchId, { kind: 'drop_in', session_id: later }, 409)
  await book(other, batchId, { kind: 'drop_in', session_id: rows[0].id })
  await book(other, batchId, {}, 409)
  await book(parent, (await batchOf()).batchId)
  await book(parent, (await batchOf()).batchId, {}, 409)
})

it('a class has the seats that neither the term nor its own single classes take', async () => {
  const { batchId, slug } = await batchOf({ has_drop_in: true, seats: 3, taken_elsewhere: 1 })
  const later = await addSession(database, batchId, 7)
  const seatsLeft = async () => {
    const { data } = await client.send('GET', '/products/{slug}/batches', {}, { params: { slug } })
    const { sessions } = data.find(({ id }: { id: number }) => id === batchId)
    return sessions.map(({ seats_left }: { seats_left: number }) => seats_left)
  }
  expect(await seatsLeft()).toEqual([2, 2])
  const single = { kind: 'drop_in', session_id: later }
  await book(await addParent(database, 'Anika'), batchId, single)
  expect(await seatsLeft()).toEqual([2, 1])
  await book(await addParent(database, 'Diya'), batchId, {})
  expect(await seatsLeft()).toEqual([1, 0])
  await book(await addParent(database, 'Kabir'), batchId, single, 409)
})

it('a link cancels its own booking and no other', async () => {
  const { batchId } = await batchOf({ seats: 20 })
  const tokens = Array.from({ length: 20 }, (_, n) => String.fromCharCode(65 + n).repeat(43))
  for (const token of tokens) {
    const { id } = await addParent(database, 'Anika')
    await addBooking(database, { batchId, userId: id, secret_hash: hashToken(token) })
  }
  const states = async () =>
    (
      await database.pool.query('select state from booking where batch_id = $1 order by id', [
        batchId,
      ])
    ).rows.map(({ state }) => state)
  for (const [n, token] of tokens.entries()) {
    const by = { body: { token } }
    await client.send('POST', '/bookings/cancel', {}, by)
    await client.send('POST', '/bookings/cancel', {}, { ...by, status: 409 })
    expect(await states()).toEqual(tokens.map((_, at) => (at <= n ? 'cancelled' : 'confirmed')))
  }
  await client.send(
    'POST',
    '/bookings/cancel',
    {},
    { body: { token: 'x'.repeat(43) }, status: 404 },
  )
})

it('every pair of states: what is not allowed answers 409 and changes nothing', async () => {
  const { batchId, owner } = await batchOf({ seats: 90 })
  const parent = await addParent(database, 'Anika')
  const consent = await database.pool.query('select id from consent limit 1')
  const targets = ['confirmed', 'cancelled', 'held', 'declined'] as const
  expect(consent.rows).toHaveLength(1)
  for (const from of bookingStates)
    for (const to of targets) {
      const { id, publicId } = await addBooking(database, {
        batchId,
        userId: parent.id,
        state: from,
        consent_id: consent.rows[0].id,
      })
      const paths = {
        confirmed: [`/api/my-bookings/${publicId}/confirm`, { details }],
        cancelled: [`/api/my-bookings/${publicId}/cancel`, { party: false }],
        held: [`/api/stores/bookings/${id}/decision`, { decision: 'hold' }],
        declined: [`/api/stores/bookings/${id}/decision`, { decision: 'decline', reason: 'Full' }],
      } as const
      const [url, payload] = paths[to]
      const { headers } = to === 'held' || to === 'declined' ? owner : parent
      const response = await app.inject({ method: 'POST', url, headers, payload })
      const isSame = from === to && to === 'confirmed'
      const isAllowed =
        isSame || (mayMove(from, to) && !(from === 'requested' && to === 'confirmed'))
      expect(response.statusCode, `${from} to ${to}: ${response.payload}`).toBe(
        isAllowed ? 200 : 409,
      )
      const { rows } = await database.pool.query('select state from booking where id = $1', [id])
      expect(rows[0].state, `${from} to ${to}`).toBe(isAllowed ? to : from)
    }
})

it('another parent sees nothing of a booking', async () => {
  const { batchId } = await batchOf()
  const parent = await addParent(database, 'Zebrina')
  const [{ id }] = (await book(parent, batchId)).bookings
  const other = await addParent(database, 'Diya')
  await read(other, id, 404)
  await cancel(other, id, 404)
  await confirm(other, id, 404)
  const list = await client.send('GET', '/my-bookings', other)
  expect(list).toEqual({ bookings: [], waitlists: [] })
  const form = await client.send('GET', '/batches/{id}/booking-form', other, {
    params: { id: batchId },
  })
  expect(form.children).toMatchObject([{ name: 'Diya', fits: true, booked: null }])
  expect(JSON.stringify(form)).not.toContain('Zebrina')
})

it('a party is confirmed and cancelled with as many queries as one child', async () => {
  const { batchId } = await batchOf()
  const counted = async (...names: string[]) => {
    const parent = await addParent(database, ...names)
    const id = (await book(parent, batchId)).bookings[0]?.id ?? ''
    const statements = [
      await countStatements(() => confirm(parent, id)),
      await countStatements(() => cancel(parent, id, 200, true)),
    ]
    const { party } = await read(parent, id)
    return { statements, states: party.map(({ state }: { state: string }) => state) }
  }
  await counted('Anika')
  const one = await counted('Anika')
  expect(await counted('Anika', 'Rohan', 'Zebrina')).toEqual({
    statements: one.statements,
    states: ['cancelled', 'cancelled', 'cancelled'],
  })
})
