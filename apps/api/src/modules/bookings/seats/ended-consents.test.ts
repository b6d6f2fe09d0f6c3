import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import {
  addBatch,
  addBooking,
  addBookingConsent,
  addEntry,
  addParent,
  addSession,
  bookingDetails,
} from '../../../../test/bookings.ts'
import { createProviderClient, type ProviderClient } from '../../../../test/provider-client.ts'

let database: TestApp['database']
let client: ProviderClient

beforeAll(async () => {
  const made = await createTestApp()
  ;({ database } = made)
  client = await createProviderClient(made.app, database)
})

const isLive = async (consentId: string) =>
  (await database.pool.query('select withdrawn_at from consent where id = $1', [consentId])).rows[0]
    ?.withdrawn_at === null

/** A batch, and a parent with a consent. */
async function setting() {
  const { batchId, owner } = await addBatch(database)
  if (!owner) throw new Error('The batch has an owner')
  const parent = await addParent(database, 'Anika')
  const consent_id = await addBookingConsent(database, parent.id)
  return { batchId, owner, parent, own: { batchId, userId: parent.id, consent_id } }
}
const ask = { reason: 'We move away' }

it('a cancelled batch ends the consents to its bookings and of those who wait', async () => {
  const { batchId, owner, parent, own } = await setting()
  await addBooking(database, { ...own, child_id: parent.children[0] })
  const other = await addParent(database, 'Diya')
  const waiting = await addBookingConsent(database, other.id)
  await addEntry(database, { batchId, userId: other.id, consent_id: waiting })
  const elsewhere = await addBatch(database)
  const shared = await addBookingConsent(database, parent.id)
  await addBooking(database, { ...own, kind: 'drop_in', consent_id: shared })
  await addBooking(database, { ...own, batchId: elsewhere.batchId, consent_id: shared })
  await client.send('POST', '/stores/batches/{id}/cancel', owner, {
    params: { id: batchId },
    body: ask,
  })
  expect(await isLive(own.consent_id)).toBe(false)
  expect(await isLive(waiting)).toBe(false)
  expect(await isLive(shared)).toBe(true)
})

it('a cancelled class ends the consent to a trial class', async () => {
  const { batchId, owner, parent, own } = await setting()
  const id = await addSession(database, batchId, 5)
  await addBooking(database, {
    ...own,
    kind: 'trial',
    session_id: id,
    child_id: parent.children[0],
  })
  await client.send('POST', '/stores/sessions/{id}/cancel', owner, {
    params: { id },
    body: { ...ask, instead: 'none' },
  })
  expect(await isLive(own.consent_id)).toBe(false)
})

it('a request that nobody answered ends its consent', async () => {
  const { batchId, parent, own } = await setting()
  await addBooking(database, {
    ...own,
    state: 'requested',
    hold_until: new Date(),
    child_id: parent.children[0],
  })
  expect(await isLive(own.consent_id)).toBe(true)
  // Settles the batch.
  await addSession(database, batchId, 5)
  const other = await addParent(database, 'Diya')
  await client.send('POST', '/batches/{id}/bookings', other, {
    params: { id: batchId },
    body: {
      kind: 'term',
      children: other.children,
      any_of: false,
      request_key: randomUUID(),
      details: bookingDetails(),
    },
    status: 201,
  })
  expect(await isLive(own.consent_id)).toBe(false)
})
