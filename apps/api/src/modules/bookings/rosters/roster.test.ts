import { beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import {
  addBatch,
  addBooking,
  addParent,
  addSession,
  bookingDetails,
} from '../../../../test/bookings.ts'
import { createProviderClient, type ProviderClient } from '../../../../test/provider-client.ts'
import { endRecentPassword } from '../../../../test/recent-password.ts'
import { createConsentsService } from '../../accounts/consents/consents.service.ts'

let app: TestApp['app']
let database: TestApp['database']
let client: ProviderClient

beforeAll(async () => {
  ;({ app, database } = await createTestApp())
  client = await createProviderClient(app, database)
})

async function startedClass() {
  const { owner, batchId, storeId } = await addBatch(database)
  if (!owner) throw new Error('The batch has an owner')
  const parent = await addParent(database, 'Anika')
  const consent = await createConsentsService().add(database.db, {
    userId: parent.id,
    childId: null,
    recipient: { kind: 'store', id: storeId },
    declared: 'parent',
    channels: ['email'],
    days: bookingDetails().consent.days,
    fromMinute: 540,
    toMinute: 1_200,
    expiresAt: new Date('2090-01-01'),
  })
  const sessionId = await addSession(database, batchId, 5, {
    starts_at: new Date(Date.now() - 1_800_000),
    ends_at: new Date(Date.now() + 1_800_000),
    trial_seats: 1,
  })
  const common = { batchId, userId: parent.id, consent_id: consent, child_born_on: '2016-07-28' }
  const term = await addBooking(database, { ...common, child_name: 'Anika' })
  const trial = await addBooking(database, {
    ...common,
    child_name: 'Mihir',
    kind: 'trial',
    session_id: sessionId,
  })
  return { owner, parent, batchId, sessionId, term, trial }
}

it('lists the children of a class, and marks who came; a later mark wins', async () => {
  const { owner, parent, sessionId, batchId, term, trial } = await startedClass()
  const params = { id: sessionId }
  const roster = () => client.send('GET', '/stores/sessions/{id}/roster', owner, { params })
  expect((await roster()).children).toMatchObject([
    { child_name: 'Anika', kind: 'term', present: null, last: [] },
    { child_name: 'Mihir', kind: 'trial', parent_name: 'Meera Iyer' },
  ])
  expect(JSON.stringify(await roster())).not.toContain('2016')
  const mark = (present: boolean, status = 200, who = owner, bookingId = term.id) =>
    client.send('PUT', '/stores/sessions/{id}/attendance', who, {
      params,
      body: { marks: [{ booking_id: bookingId, present }] },
      status,
    })
  await mark(false, 403, parent)
  await mark(false)
  await mark(true)
  await mark(false, 200, owner, trial.id)
  await mark(true, 400, owner, 2_147_483_647)
  expect((await roster()).children).toMatchObject([{ present: true }, { present: false }])
  await client.send('GET', '/stores/sessions/{id}/roster', parent, { params, status: 403 })
  const future = await addSession(database, batchId, 9)
  await client.send('PUT', '/stores/sessions/{id}/attendance', owner, {
    params: { id: future },
    body: { marks: [{ booking_id: term.id, present: true }] },
    status: 409,
  })
})

it('exports the children of a batch, and logs it', async () => {
  const { owner, parent, batchId } = await startedClass()
  const url = `/api/stores/batches/${batchId}/roster/csv`
  const { payload, statusCode } = await app.inject({ url, headers: owner.headers })
  expect(statusCode, payload).toBe(200)
  // Excel reads the file as UTF-8 only with a mark.
  expect(payload.startsWith('\uFEFFChild,')).toBe(true)
  const [, child, checkRow, end] = payload.split('\r\n')
  expect(child).toMatch(/^Anika,\d+,Meera Iyer,/)
  // The check row has other names and the same figures.
  expect(checkRow?.split(',').slice(3)).toEqual(child?.split(',').slice(3))
  expect(checkRow).not.toMatch(/Anika|Meera/)
  expect(end).toBe('')
  const { payload: again } = await app.inject({ url, headers: owner.headers })
  expect(again.split('\r\n')[2]).not.toBe(checkRow)
  const { rows } = await database.pool.query(
    'select what, rows from export_log where user_id = $1',
    [owner.id],
  )
  expect(rows).toEqual([
    { what: 'roster', rows: 1 },
    { what: 'roster', rows: 1 },
  ])
  expect((await app.inject({ url, headers: parent.headers })).statusCode).toBe(403)
  await endRecentPassword(database, owner.id)
  expect((await app.inject({ url, headers: owner.headers })).json().code).toBe('confirm_password')
})

it('a private calendar shows the sessions of its user, until it is revoked', async () => {
  const { owner, parent, batchId } = await startedClass()
  await addSession(database, batchId, 7, { ics_sequence: 10, state: 'moved' })
  await addSession(database, batchId, 8, { state: 'cancelled', cancelled_at: new Date() })
  const add = (who: typeof parent | typeof owner, body: object, status = 201) =>
    client.send('POST', '/my-calendars', who, { body, status })
  const { id, url } = await add(parent, {})
  const path = new URL(url).pathname
  const read = (headers: Record<string, string> = {}) => app.inject({ url: path, headers })
  const first = await read()
  expect(first.headers['content-type']).toContain('text/calendar')
  expect(first.payload).toContain('SUMMARY:Anika: Olympiad')
  expect(first.payload).toContain('SEQUENCE:10')
  expect(first.payload).toContain('STATUS:CANCELLED')
  expect(first.payload).not.toContain('ATTENDEE')
  expect((await read({ 'if-none-match': String(first.headers.etag) })).statusCode).toBe(304)
  const { rows } = await database.pool.query(
    'select store_id from product p join batch b on b.product_id = p.id where b.id = $1',
    [batchId],
  )
  await add(parent, { store_id: rows[0].store_id }, 403)
  const ofStore = await add(owner, { store_id: rows[0].store_id })
  const { payload } = await app.inject({ url: new URL(ofStore.url).pathname })
  expect(payload).toContain('SUMMARY:Olympiad\\, Evening')
  expect(payload).not.toContain('Anika')
  const list = await client.send('GET', '/my-calendars', parent)
  expect(list.data).toMatchObject([{ id, store: null, last_read_at: expect.any(String) }])
  await client.send('DELETE', '/my-calendars/{id}', owner, { params: { id }, status: 404 })
  await client.send('DELETE', '/my-calendars/{id}', parent, { params: { id } })
  expect((await read()).statusCode).toBe(404)
})

it('a user has at most ten private calendars, also when they are added at once', async () => {
  const { headers } = await addParent(database)
  const answers = await Promise.all(
    Array.from({ length: 12 }, () =>
      app.inject({ method: 'POST', url: '/api/my-calendars', headers, payload: {} }),
    ),
  )
  const statuses = answers.map(({ statusCode }) => statusCode)
  expect(statuses.filter((status) => status === 201)).toHaveLength(10)
  expect(statuses.filter((status) => status === 409)).toHaveLength(2)
})
