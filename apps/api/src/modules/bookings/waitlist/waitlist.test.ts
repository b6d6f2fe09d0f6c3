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
import { countStatements } from '../../../../test/count-statements.ts'
import { createProviderClient, type ProviderClient } from '../../../../test/provider-client.ts'
import type { SignedIn } from '../../../../test/users.ts'
import type { Schema } from '../../../contract/operations.ts'
import { mayMoveEntry, waitlistStates } from '../seats/waitlist-states.ts'

let app: TestApp['app']
let database: TestApp['database']
let client: ProviderClient

beforeAll(async () => {
  ;({ app, database } = await createTestApp())
  client = await createProviderClient(app, database)
})

type Parent = Awaited<ReturnType<typeof addParent>>

/** A batch with one seat, which a family has. */
async function fullBatch(values: object = {}) {
  const made = await addBatch(database, { joining: 'instant', seats: 1, ...values })
  if (!made.owner) throw new Error('The batch has an owner')
  await addSession(database, made.batchId, 20)
  const seated = await addParent(database, 'Aanya')
  const { publicId } = await addBooking(database, {
    batchId: made.batchId,
    userId: seated.id,
    child_id: seated.children[0],
  })
  const free = () =>
    client.send('POST', '/my-bookings/{id}/cancel', seated, {
      params: { id: publicId },
      body: { party: false },
    })
  return { ...made, owner: made.owner, free }
}
const join = (parent: Parent, id: number, more: object = {}, status = 201) =>
  client.send('POST', '/batches/{id}/waitlist', parent, {
    params: { id },
    body: {
      children: parent.children,
      any_of: false,
      details: bookingDetails(),
      request_key: randomUUID(),
      ...more,
    },
    status,
  })
const read = (parent: SignedIn, id: string, status = 200) =>
  client.send('GET', '/my-waitlists/{id}', parent, { params: { id }, status })
const answer = async (parent: SignedIn, id: string, how: string, status = 200) => {
  const { offer } = await read(parent, id)
  const body = { offer_id: offer?.id ?? 1, answer: how }
  return client.send('POST', '/my-waitlists/{id}/answer', parent, { params: { id }, body, status })
}
const bookingsOf = async (parent: SignedIn) =>
  (await client.send('GET', '/my-bookings', parent)).bookings
const mailOf = async ({ id }: SignedIn) =>
  (
    await database.pool.query(
      `select subject, text_body, html_body from outgoing_mail m join app_user u on u.email = m.to_address
       where u.id = $1 order by m.id`,
      [id],
    )
  ).rows

it('a freed seat is offered in line; accepting turns the offer into the booking', async () => {
  const { batchId, free, owner } = await fullBatch()
  const [first, second] = [await addParent(database, 'Anika'), await addParent(database, 'Zebrina')]
  const one = await join(first, batchId)
  const two = await join(second, batchId)
  expect(one).toMatchObject({ place: 1, state: 'waiting', children: ['Anika'] })
  expect(two).toMatchObject({ place: 2, line: [{ is_you: false, children: 1 }, { is_you: true }] })
  await join(first, batchId, {}, 409)
  await free()
  const offered = await read(first, one.id)
  expect(offered).toMatchObject({ state: 'offered', offer: { seats: 1 } })
  expect((await mailOf(first)).at(-1).subject).toContain('A seat in Olympiad')
  await answer(second, two.id, 'accept', 409)
  await answer(first, one.id, 'accept')
  await answer(first, one.id, 'accept', 409)
  const [booked] = await bookingsOf(first)
  expect(booked).toMatchObject({ state: 'confirmed', child_name: 'Anika' })
  const desk = await client.send('GET', '/stores/batches/{id}/desk', owner, {
    params: { id: batchId },
  })
  expect(desk).toMatchObject({ taken: 1, seats_left: 0, figures: { confirmed: 1, offered: 0 } })
  // Cancelled again, the seat goes to the next family and not back.
  const cancel = { params: { id: booked.id }, body: { party: false } }
  await client.send('POST', '/my-bookings/{id}/cancel', first, cancel)
  expect(await read(first, one.id)).toMatchObject({ state: 'accepted', offer: null })
  expect(await read(second, two.id)).toMatchObject({ state: 'offered', place: 1 })
  expect(JSON.stringify(await read(second, two.id))).not.toContain('Anika')
  await read(first, two.id, 404)
})

it('“later” keeps the place once and offers the seat to the next; the second time leaves', async () => {
  const { batchId, free } = await fullBatch()
  const [first, second] = [await addParent(database, 'Anika'), await addParent(database, 'Diya')]
  const one = await join(first, batchId)
  const two = await join(second, batchId)
  await free()
  await answer(first, one.id, 'later')
  expect(await read(first, one.id)).toMatchObject({ state: 'waiting', place: 1, passes: 1 })
  expect(await read(second, two.id)).toMatchObject({ state: 'offered' })
  await answer(second, two.id, 'decline')
  expect(await read(second, two.id)).toMatchObject({ state: 'left', place: null })
  await database.pool.query('update waitlist_entry set not_before = now() where batch_id = $1', [
    batchId,
  ])
  await client.send('PUT', '/my-waitlists/{id}', first, {
    params: { id: one.id },
    body: { any_of: true },
  })
  await answer(first, one.id, 'later')
  expect(await read(first, one.id)).toMatchObject({ state: 'left' })
})

it('an offer without an answer ends; the second one removes the family', async () => {
  const { batchId, free, owner } = await fullBatch()
  const parent = await addParent(database, 'Anika')
  const { id } = await join(parent, batchId)
  await free()
  const expire = async () => {
    await database.pool.query(
      `update waitlist_offer set expires_at = now() where state = 'open' and entry_id in
        (select id from waitlist_entry where batch_id = $1)`,
      [batchId],
    )
    await answer(parent, id, 'accept', 409)
  }
  await expire()
  expect(await read(parent, id)).toMatchObject({ state: 'waiting', passes: 1 })
  await database.pool.query('update waitlist_entry set not_before = now() where batch_id = $1', [
    batchId,
  ])
  await client.send('PUT', '/my-waitlists/{id}', parent, {
    params: { id },
    body: { any_of: false },
  })
  await expire()
  expect(await read(parent, id)).toMatchObject({ state: 'removed', passes: 2 })
  const { rows } = await database.pool.query(
    `select c.withdrawn_at is null as live from waitlist_entry e join consent c on c.id = e.consent_id
     where e.batch_id = $1`,
    [batchId],
  )
  expect(rows).toEqual([{ live: false }])
  expect((await mailOf(parent)).map(({ subject }) => subject.split(':')[0])).toEqual([
    'On the waitlist',
    expect.stringContaining('A seat'),
    'The offer has ended',
    expect.stringContaining('A seat'),
    'You are no longer on the waitlist',
  ])
  const desk = await client.send('GET', '/stores/batches/{id}/desk', owner, {
    params: { id: batchId },
  })
  expect(desk).toMatchObject({ seats_left: 1, taken: 0 })
  await join(parent, batchId, {}, 409)
})

it('the provider moves a family ahead with a reason, which others see as a count', async () => {
  const { batchId, free, owner } = await fullBatch()
  const [first, second] = [await addParent(database, 'Anika'), await addParent(database, 'Diya')]
  const one = await join(first, batchId)
  const two = await join(second, batchId)
  const list = () =>
    client.send('GET', '/stores/batches/{id}/families', owner, { params: { id: batchId } })
  const [, { id }] = (await list()).waitlist
  const change = (body: object, status = 200, who: SignedIn = owner) =>
    client.send('POST', '/stores/waitlist/{id}', who, { params: { id }, body, status })
  const reason = 'Zebra is her sister.'
  await change({ action: 'move_ahead', reason }, 403, first)
  await change({ action: 'move_ahead', reason })
  expect((await list()).waitlist).toMatchObject([{ place: 1, priority_why: reason }, { place: 2 }])
  const seen = await read(first, one.id)
  expect(seen).toMatchObject({ place: 2, moved_ahead: 1, line: [{ status: 'moved_ahead' }, {}] })
  expect(JSON.stringify(seen)).not.toContain('Zebra')
  await free()
  expect(await read(second, two.id)).toMatchObject({ state: 'offered' })
  await change({ action: 'withdraw_offer', reason: 'A mistake.' })
  expect(await read(second, two.id)).toMatchObject({ state: 'waiting' })
  expect(await read(first, one.id)).toMatchObject({ state: 'offered' })
  await change({ action: 'remove', reason: 'Asked by phone.' })
  expect(await read(second, two.id)).toMatchObject({ state: 'removed', reason: 'Asked by phone.' })
  await change({ action: 'remove', reason: 'Again.' }, 409)
})

it('the emailed link leaves the waitlist, once', async () => {
  const { batchId, owner, free } = await fullBatch()
  const parent = await addParent(database, 'Anika')
  const { id } = await join(parent, batchId)
  const [{ text_body: text }] = await mailOf(parent)
  const token = /leave#([\w-]{43})/.exec(text)?.[1] ?? ''
  const leave = (status: number) =>
    client.send('POST', '/waitlists/leave', {}, { body: { token }, status })
  await leave(200)
  expect(await read(parent, id)).toMatchObject({ state: 'left' })
  await leave(409)
  // No email about the batch follows, neither of a free seat nor of its end.
  await free()
  const params = { id: batchId }
  const body = { reason: 'The hall closes.' }
  await client.send('POST', '/stores/batches/{id}/cancel', owner, { params, body })
  expect(await mailOf(parent)).toHaveLength(1)
})

it('every pair of states: what is not allowed answers 409 and changes nothing', async () => {
  const { batchId, owner } = await fullBatch()
  for (const from of waitlistStates)
    for (const to of ['left', 'removed', 'accepted'] as const) {
      const parent = await addParent(database, 'Anika')
      const party = `{${parent.children[0]}}`
      const entry = await addEntry(database, { batchId, userId: parent.id, party, state: from })
      let offerId = 1
      if (from === 'offered') {
        const { rows } = await database.pool.query(
          `insert into waitlist_offer (entry_id, seats, expires_at)
           values ($1, 1, now() + interval '1 day') returning id`,
          [entry.id],
        )
        offerId = rows[0].id
        await database.pool.query('update batch set seats = seats + 1 where id = $1', [batchId])
      }
      const requests = {
        left: [`/api/my-waitlists/${entry.publicId}/leave`, undefined, parent],
        removed: [`/api/stores/waitlist/${entry.id}`, { action: 'remove', reason: 'Asked' }, owner],
        accepted: [
          `/api/my-waitlists/${entry.publicId}/answer`,
          { offer_id: offerId, answer: 'accept' },
          parent,
        ],
      } as const
      const [url, payload, { headers }] = requests[to]
      const response = await app.inject({
        method: 'POST',
        url,
        headers,
        ...(payload && { payload }),
      })
      const isAllowed = mayMoveEntry(from, to)
      expect(response.statusCode, `${from} to ${to}: ${response.payload}`).toBe(
        isAllowed ? 200 : 409,
      )
      const { rows } = await database.pool.query('select state from waitlist_entry where id = $1', [
        entry.id,
      ])
      expect(rows[0].state, `${from} to ${to}`).toBe(isAllowed ? to : from)
      await database.pool.query('delete from waitlist_entry where id = $1', [entry.id])
    }
})

it('reads all own waitlist entries with as many queries as one', async () => {
  const parent = await addParent(database, 'Anika')
  const places: string[] = []
  const joinNext = async () => {
    const { batchId } = await fullBatch()
    await join(await addParent(database, 'Zebrina'), batchId)
    places.push((await join(parent, batchId)).id)
  }
  const list = () => client.send('GET', '/my-bookings', parent)
  await joinNext()
  await list()
  const one = await countStatements(list)
  await joinNext()
  await joinNext()
  expect(await countStatements(list)).toBe(one)
  const { waitlists } = await list()
  expect(
    waitlists.map(({ id, place, line }: Schema<'MyWaitlist'>) => [id, place, line.length]),
  ).toEqual(places.reverse().map((id) => [id, 2, 2]))
})

it('a request that is sent twice at once joins once', async () => {
  const { batchId } = await fullBatch()
  const parent = await addParent(database, 'Anika')
  const request_key = randomUUID()
  const send = () => join(parent, batchId, { request_key })
  const [first, second] = await Promise.all([send(), send()])
  expect(second).toEqual(first)
})
