import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { addBooking, addEntry, addParent, addRow, dayFromNow } from '../../../../test/bookings.ts'
import { createProviderClient, type ProviderClient } from '../../../../test/provider-client.ts'
import { addSignedIn, type SignedIn } from '../../../../test/users.ts'
import { minuteMs } from '../../platform/dates/durations.ts'

let database: TestApp['database']
let client: ProviderClient
let me: SignedIn

beforeAll(async () => {
  const made = await createTestApp()
  ;({ database } = made)
  client = await createProviderClient(made.app, database)
  me = await addSignedIn(database)
})

const everyDay = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const details = (more: object = {}) => ({
  name: 'Evening',
  days: everyDay,
  starts_on: dayFromNow(2),
  ends_on: dayFromNow(8),
  start_time: '17:00',
  end_time: '18:00',
  seats: 3,
  taken_elsewhere: 0,
  price: null,
  ...more,
})

async function newBatch(more: object = {}) {
  const storeId = await client.store(me)
  const product = await client.product(me, storeId)
  const params = { id: product.id }
  const path = '/stores/products/{id}/batches'
  const { id } = await client.send('POST', path, me, { params, body: details(more), status: 201 })
  return { storeId, batchId: id as number }
}
const sessionsOf = async (id: number) =>
  client.send('GET', '/stores/batches/{id}/sessions', me, {
    params: { id },
    query: `from=${dayFromNow(0)}&to=${dayFromNow(200)}`,
  })
const daysOf = ({ data }: { data: { starts_at: string; state: string }[] }) =>
  data
    .filter(({ state }) => state !== 'cancelled')
    .map(({ starts_at: at }) =>
      new Date(Date.parse(at) + 330 * minuteMs).toISOString().slice(0, 16).replace('T', ' '),
    )
const emails = async (to: number) =>
  (
    await database.pool.query(
      `select subject, text_body from outgoing_mail m join app_user u on u.email = m.to_address
       where u.id = $1 order by m.id`,
      [to],
    )
  ).rows
const subjectsTo = async (to: number) =>
  (await emails(to)).map(({ subject }: { subject: string }) => subject.split(':')[0])
const stateOf = async (bookingId: number) =>
  (await database.pool.query('select state from booking where id = $1', [bookingId])).rows[0]?.state
const send = (path: string, id: number, body?: object, status = 200, who = me) =>
  client.send('POST', path, who, { params: { id }, status, ...(body && { body }) })

it('are made from the days and dates of a batch, and follow a new timetable', async () => {
  const { batchId } = await newBatch()
  const made = await sessionsOf(batchId)
  expect(daysOf(made)).toEqual([2, 3, 4, 5, 6, 7, 8].map((days) => `${dayFromNow(days)} 17:00`))
  expect(made.data.map(({ class_number: n }: { class_number: number }) => n)).toEqual([
    1, 2, 3, 4, 5, 6, 7,
  ])
  await client.send('PUT', '/stores/batches/{id}', me, {
    params: { id: batchId },
    body: details({ ends_on: dayFromNow(4), start_time: '16:00' }),
  })
  expect(daysOf(await sessionsOf(batchId))).toEqual(
    [2, 3, 4].map((days) => `${dayFromNow(days)} 16:00`),
  )
})

it('are made 12 weeks ahead for a batch without an end', async () => {
  const { batchId } = await newBatch({ ends_on: null })
  expect(daysOf(await sessionsOf(batchId))).toHaveLength(85)
})

it('a new timetable ends the trial classes it cancels, and emails their families', async () => {
  const { batchId } = await newBatch()
  const [term, trial] = [await addParent(database, 'Anika'), await addParent(database, 'Rohan')]
  await addBooking(database, { batchId, userId: term.id, child_id: term.children[0] })
  const { data } = await sessionsOf(batchId)
  const last = data.at(-1)
  const { id } = await addBooking(database, {
    batchId,
    userId: trial.id,
    child_id: trial.children[0],
    kind: 'trial',
    session_id: last.id,
  })
  await client.send('PUT', '/stores/batches/{id}', me, {
    params: { id: batchId },
    body: details({ ends_on: dayFromNow(4) }),
  })
  expect(await stateOf(id)).toBe('cancelled')
  expect(await subjectsTo(trial.id)).toEqual(['Class cancelled'])
  expect((await emails(trial.id))[0].text_body).toContain('The timetable has changed.')
  expect(await subjectsTo(term.id)).toEqual(['New timetable'])
})

it('that replaced a class end with their trial classes when it is restored', async () => {
  const { batchId } = await newBatch()
  const [first] = (await sessionsOf(batchId)).data
  await send('/stores/sessions/{id}/cancel', first.id, {
    reason: 'Illness',
    instead: 'end_of_term',
  })
  const extra = (await sessionsOf(batchId)).data.at(-1)
  const parent = await addParent(database, 'Anika')
  const { id } = await addBooking(database, {
    batchId,
    userId: parent.id,
    child_id: parent.children[0],
    kind: 'drop_in',
    session_id: extra.id,
  })
  await send('/stores/sessions/{id}/restore', first.id)
  const after = (await sessionsOf(batchId)).data
  expect(after.find((each: { id: number }) => each.id === extra.id)).toMatchObject({
    state: 'cancelled',
    reason: 'The class that this one replaced takes place after all.',
  })
  expect(await stateOf(id)).toBe('cancelled')
  expect(await subjectsTo(parent.id)).toEqual(['Class cancelled'])
})

it('tell every family when they are moved, cancelled and restored', async () => {
  const { batchId } = await newBatch()
  const parent = await addParent(database, 'Anika')
  await addBooking(database, { batchId, userId: parent.id, child_id: parent.children[0] })
  const [first, second] = (await sessionsOf(batchId)).data
  expect(first).toMatchObject({ children: 1, families: 1 })
  const startsAt = `${dayFromNow(3)}T04:30:00Z`
  await send('/stores/sessions/{id}/move', first.id, { starts_at: startsAt, reason: 'Repairs' })
  await send('/stores/sessions/{id}/cancel', second.id, {
    reason: 'Illness',
    instead: 'end_of_term',
  })
  const after = (await sessionsOf(batchId)).data
  expect(after.find(({ id }: { id: number }) => id === first.id)).toMatchObject({
    state: 'moved',
    moved_from: first.starts_at,
    starts_at: startsAt,
  })
  expect(after.at(-1)).toMatchObject({ is_extra: true, class_number: 7 })
  expect(daysOf({ data: after }).at(-1)).toBe(`${dayFromNow(9)} 17:00`)
  await send('/stores/sessions/{id}/restore', second.id)
  expect(daysOf(await sessionsOf(batchId))).toHaveLength(7)
  const told = await emails(parent.id)
  expect(told.map(({ subject }: { subject: string }) => subject.split(':')[0])).toEqual([
    'Class moved',
    'Class cancelled',
    'Class will take place after all',
  ])
  expect(told[0].text_body).toContain('at 10:00 am')
  const { rows } = await database.pool.query(
    'select ics_sequence from batch_session where id = any($1) order by id',
    [[first.id, second.id]],
  )
  expect(rows).toEqual([{ ics_sequence: 1 }, { ics_sequence: 2 }])
})

it('refuse times in the past, other days, and changes of past or cancelled sessions', async () => {
  const { batchId } = await newBatch()
  const [{ id }] = (await sessionsOf(batchId)).data
  const move = '/stores/sessions/{id}/move'
  const past = await send(move, id, { starts_at: '2020-01-01T10:00:00Z' }, 400)
  expect(past.errors).toMatchObject([{ field: 'starts_at' }])
  const overnight = {
    starts_at: `${dayFromNow(3)}T10:00:00Z`,
    ends_at: `${dayFromNow(4)}T10:00:00Z`,
  }
  expect((await send(move, id, overnight, 400)).errors).toMatchObject([{ field: 'ends_at' }])
  await send('/stores/sessions/{id}/restore', id, undefined, 409)
  await send('/stores/sessions/{id}/cancel', id, { reason: 'Illness', instead: 'none' })
  await send(move, id, { starts_at: `${dayFromNow(3)}T10:00:00Z` }, 409)
  await send('/stores/sessions/{id}/cancel', id, { reason: 'Illness', instead: 'none' }, 409)
  await send(
    move,
    id,
    { starts_at: `${dayFromNow(3)}T10:00:00Z` },
    403,
    await addSignedIn(database),
  )
})

it('are not restored after the last day of their batch', async () => {
  const { storeId, batchId } = await newBatch()
  const [first, second, third] = (await sessionsOf(batchId)).data
  for (const { id } of [first, second])
    await send('/stores/sessions/{id}/cancel', id, { reason: 'Rain', instead: 'none' })
  const { holiday } = await send(
    '/stores/{id}/holidays',
    storeId,
    { on: third.starts_at.slice(0, 10), name: 'Pongal', instead: 'none' },
    201,
  )
  const endOn = (day: string) =>
    database.pool.query('update batch set ends_on = $2 where id = $1', [batchId, day])
  await endOn(first.starts_at.slice(0, 10))
  await send('/stores/sessions/{id}/restore', second.id, undefined, 409)
  await send('/stores/sessions/{id}/restore', first.id)
  await send('/stores/sessions/{id}/cancel', first.id, { reason: 'Rain', instead: 'none' })
  await database.pool.query('update batch set starts_on = $2 where id = $1', [
    batchId,
    dayFromNow(-9),
  ])
  await endOn(dayFromNow(-1))
  await send('/stores/sessions/{id}/restore', first.id, undefined, 409)
  await client.send('DELETE', '/stores/holidays/{id}', me, { params: { id: holiday.id } })
  const { data } = await sessionsOf(batchId)
  const states = data.slice(0, 3).map(({ state }: { state: string }) => state)
  expect(states).toEqual(['cancelled', 'cancelled', 'cancelled'])
})

it('of a holiday are cancelled, and restored when it is removed', async () => {
  const { batchId, storeId } = await newBatch()
  const on = dayFromNow(4)
  const params = { id: storeId }
  const body = { on, name: 'Guru Nanak Jayanti', instead: 'end_of_term' }
  const path = '/stores/{id}/holidays'
  const added = await client.send('POST', path, me, { params, body, status: 201 })
  expect(added.cancelled).toBe(1)
  await client.send('POST', path, me, { params, body, status: 409 })
  const held = daysOf(await sessionsOf(batchId))
  expect(held).toHaveLength(7)
  expect(held).not.toContain(`${on} 17:00`)
  expect(held).toContain(`${dayFromNow(9)} 17:00`)
  const query = `from=${dayFromNow(0)}&to=${dayFromNow(20)}`
  const own = await client.send('GET', '/stores/sessions', me, {
    query: `${query}&store_id=${storeId}`,
  })
  expect(own.holidays).toMatchObject([{ on, name: 'Guru Nanak Jayanti' }])
  expect(own.batches).toMatchObject([{ id: batchId, seats_left: 3, waiting: 0 }])
  await client.send('DELETE', '/stores/holidays/{id}', me, { params: { id: added.holiday.id } })
  expect(daysOf(await sessionsOf(batchId))).toEqual(
    [2, 3, 4, 5, 6, 7, 8].map((days) => `${dayFromNow(days)} 17:00`),
  )
})

it('stay cancelled without their holiday if they were cancelled by hand for the same reason', async () => {
  const { batchId, storeId } = await newBatch()
  const on = dayFromNow(4)
  const { data } = await sessionsOf(batchId)
  const byHand = data.find(({ starts_at }: { starts_at: string }) => starts_at.startsWith(on))
  await send('/stores/sessions/{id}/cancel', byHand.id, { reason: 'Diwali', instead: 'none' })
  const added = await client.send('POST', '/stores/{id}/holidays', me, {
    params: { id: storeId },
    body: { on, name: 'Diwali', instead: 'none' },
    status: 201,
  })
  expect(added.cancelled).toBe(0)
  await client.send('DELETE', '/stores/holidays/{id}', me, { params: { id: added.holiday.id } })
  expect(daysOf(await sessionsOf(batchId))).not.toContain(`${on} 17:00`)
})

it('are not made on a holiday', async () => {
  const { storeId } = await newBatch()
  await addRow(database, 'holiday', { store_id: storeId, on_day: dayFromNow(5), name: 'Diwali' })
  const product = await client.product(me, storeId)
  const { id } = await client.send('POST', '/stores/products/{id}/batches', me, {
    params: { id: product.id },
    body: details(),
    status: 201,
  })
  expect(daysOf(await sessionsOf(id))).not.toContain(`${dayFromNow(5)} 17:00`)
})

const desk = (id: number) => client.send('GET', '/stores/batches/{id}/desk', me, { params: { id } })
const joining = {
  state: 'open',
  reopens_on: null,
  joining: 'instant',
  trial_seats: 2,
  trial_price: 200,
  has_drop_in: true,
  drop_in_price: 500,
  has_waitlist: true,
  offer_hours: 24,
  cutoff_hours: 3,
  min_age: 10,
  max_age: 13,
  revision: 1,
}
const setJoining = (id: number, more: object, status = 200) =>
  client.send('PUT', '/stores/batches/{id}/joining', me, {
    params: { id },
    body: { ...joining, ...more },
    status,
  })

it('follow the trial classes of the batch; a newer revision wins', async () => {
  const { batchId } = await newBatch()
  await setJoining(batchId, {})
  expect(await desk(batchId)).toMatchObject({ joining: 'instant', trial_seats: 2, revision: 2 })
  expect((await sessionsOf(batchId)).data[0]).toMatchObject({ trial_seats: 2, trial_taken: 0 })
  await setJoining(batchId, { state: 'paused' }, 409)
  await setJoining(batchId, { min_age: 14, revision: 2 }, 400)
  await setJoining(batchId, { reopens_on: dayFromNow(3), revision: 2 }, 400)
  const paused = { state: 'paused', reopens_on: dayFromNow(3), revision: 2 }
  await setJoining(batchId, paused)
  expect(await desk(batchId)).toMatchObject({ state: 'paused', reopens_on: dayFromNow(3) })
})

it('fewer seats than are taken need a reason; more seats are offered to the waitlist', async () => {
  const { batchId } = await newBatch({ seats: 2, taken_elsewhere: 1 })
  const parent = await addParent(database, 'Anika')
  await addBooking(database, { batchId, userId: parent.id, child_id: parent.children[0] })
  const waiting = await addParent(database, 'Diya')
  const party = `{${waiting.children[0]}}`
  await addEntry(database, { batchId, userId: waiting.id, party })
  const edit = (more: object, status = 200) =>
    client.send('PUT', '/stores/batches/{id}', me, {
      params: { id: batchId },
      body: details({ seats: 2, taken_elsewhere: 1, ...more }),
      status,
    })
  await edit({ name: 'Evenings' })
  expect(await desk(batchId)).toMatchObject({ taken: 1, seats_left: 0 })
  expect((await edit({ seats: 1 }, 400)).errors).toMatchObject([{ field: 'seats' }])
  await edit({ seats: 1, over_why: 'Two sisters share a bench.' })
  expect(await desk(batchId)).toMatchObject({ seats_left: 0, over_allowed: 1 })
  await edit({ seats: 3 })
  expect(await desk(batchId)).toMatchObject({
    taken: 2,
    seats_left: 0,
    over_allowed: 0,
    figures: { confirmed: 1, offered: 1, waiting_families: 1 },
  })
  expect(await emails(waiting.id)).toHaveLength(1)
  const overbook = `update batch set taken = 3 where id = ${batchId}`
  await expect(database.pool.query(overbook)).rejects.toThrow('batch_taken')
})

it('a cancelled batch ends its bookings and its waitlist, and tells each family once', async () => {
  const { batchId } = await newBatch({ seats: 1 })
  const parent = await addParent(database, 'Anika', 'Rohan')
  const [child, other] = parent.children
  await addBooking(database, { batchId, userId: parent.id, child_id: child })
  await addEntry(database, { batchId, userId: parent.id, party: `{${other}}` })
  await client.send('DELETE', '/stores/batches/{id}', me, { params: { id: batchId }, status: 409 })
  await send('/stores/batches/{id}/cancel', batchId, { reason: 'The hall closes.' })
  await send('/stores/batches/{id}/cancel', batchId, { reason: 'Again.' }, 409)
  expect(await desk(batchId)).toMatchObject({
    state: 'cancelled',
    taken: 0,
    figures: { confirmed: 0, waiting_families: 0, sessions: 0 },
  })
  expect(await emails(parent.id)).toHaveLength(1)
})

it.each(['attended', 'no_show'])(
  'a batch with a booking that is %s is not removed, so that the family keeps it',
  async (state) => {
    const { batchId } = await newBatch({})
    const parent = await addParent(database, 'Anika')
    const [child_id] = parent.children
    await addBooking(database, { batchId, userId: parent.id, child_id, state })
    const params = { id: batchId }
    await client.send('DELETE', '/stores/batches/{id}', me, { params, status: 409 })
    const { rows } = await database.pool.query('select state from booking where batch_id = $1', [
      batchId,
    ])
    expect(rows).toEqual([{ state }])
  },
)

it('a copy of a batch has its days and how families join, and other dates', async () => {
  const { batchId } = await newBatch({ taken_elsewhere: 2 })
  await setJoining(batchId, {})
  const body = {
    name: 'Spring',
    starts_on: dayFromNow(30),
    ends_on: dayFromNow(33),
    request_key: randomUUID(),
  }
  const copy = () => send('/stores/batches/{id}/copy', batchId, body, 201)
  const { id } = await copy()
  expect((await copy()).id).toBe(id)
  expect(await desk(id)).toMatchObject({
    name: 'Spring',
    taken_elsewhere: 0,
    joining: 'instant',
    trial_seats: 2,
    figures: { sessions: 4 },
  })
})
