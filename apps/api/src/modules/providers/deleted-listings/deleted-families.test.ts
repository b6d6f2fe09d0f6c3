import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import {
  addBatch,
  addBooking,
  addEntry,
  addParent,
  addSession,
  dayFromNow,
} from '../../../../test/bookings.ts'
import { createProviderClient, type ProviderClient } from '../../../../test/provider-client.ts'
import { addSignedIn, type SignedIn } from '../../../../test/users.ts'

let app: TestApp['app']
let database: TestApp['database']
let client: ProviderClient

beforeAll(async () => {
  ;({ app, database } = await createTestApp())
  client = await createProviderClient(app, database)
})

const rows = async (query: string, ...values: unknown[]) =>
  (await database.pool.query(query, values)).rows
const batchOf = async (values: object = {}) => {
  const made = await addBatch(database, { joining: 'instant', ...values })
  if (!made.owner) throw new Error('The batch has an owner')
  await addSession(database, made.batchId, 5)
  return { ...made, owner: made.owner }
}
const remove = (who: SignedIn, kind: 'store' | 'product', id: number, status = 200) =>
  client.send('DELETE', '/users/my-listings/{kind}/{id}', who, { params: { kind, id }, status })
const cancelBatch = (who: SignedIn, id: number) =>
  client.send('POST', '/stores/batches/{id}/cancel', who, {
    params: { id },
    body: { reason: 'We move away' },
  })

it('a store or service is not deleted under the families of its batches', async () => {
  const { owner, storeId, productId, batchId } = await batchOf()
  const parent = await addParent(database, 'Anika')
  const booking = await addBooking(database, { batchId, userId: parent.id })
  const admin = await addSignedIn(database, { isAdmin: true })
  expect(await remove(owner, 'product', productId, 409)).toMatchObject({
    code: 'conflict',
    msg: 'Families have booked or are waiting for: Evening. Cancel these batches first, which emails the families. Then delete the service.',
  })
  expect((await remove(owner, 'store', storeId, 409)).msg).toMatch(
    /for: Olympiad \(Evening\)\. .+ delete the store\.$/,
  )
  await remove(admin, 'store', storeId, 409)
  expect(await rows('select deleted_at from product where id = $1', productId)).toEqual([
    { deleted_at: null },
  ])

  await cancelBatch(owner, batchId)
  expect(await rows('select state from booking where id = $1', booking.id)).toEqual([
    { state: 'cancelled' },
  ])
  expect(
    await rows(
      `select subject from outgoing_mail m join app_user u on u.email = m.to_address
       where u.id = $1`,
      parent.id,
    ),
  ).toEqual([{ subject: expect.stringContaining('Batch cancelled') }])
  await remove(owner, 'product', productId)
  await remove(owner, 'store', storeId)
})

it('an account is not deleted under the families of its stores', async () => {
  const { owner, storeId, batchId } = await batchOf()
  const parent = await addParent(database, 'Anika')
  await addBooking(database, { batchId, userId: parent.id })
  const [{ email }] = await rows('select email from app_user where id = $1', owner.id)
  const deleteAccount = (status = 200) =>
    client.send('POST', '/users/my-profile/deletions', owner, {
      body: { email },
      status,
    })
  expect(await deleteAccount(409)).toMatchObject({
    code: 'conflict',
    msg: 'Families have booked or are waiting for: Olympiad (Evening). Cancel these batches first, which emails the families. Then delete your account.',
  })
  // Nothing was removed before the refusal.
  expect(await rows('select owner_id from store where id = $1', storeId)).toEqual([
    { owner_id: owner.id },
  ])
  await cancelBatch(owner, batchId)
  await deleteAccount()
  expect(await rows('select owner_id from store where id = $1', storeId)).toEqual([
    { owner_id: null },
  ])
})

it('names up to three batches for which families wait or that they have booked', async () => {
  const { owner, storeId, productId, batchId } = await batchOf()
  const parent = await addParent(database, 'Anika')
  await addEntry(database, { batchId, userId: parent.id })
  await rows(
    `insert into batch (product_id, name, days, starts_on, start_time, end_time, seats)
     select product_id, name || n, days, starts_on, start_time, end_time, seats
     from batch, generate_series(1, 4) n where id = $1`,
    batchId,
  )
  for (const { id } of await rows('select id from batch where product_id = $1', productId))
    if (id !== batchId) await addBooking(database, { batchId: id, userId: parent.id })
  expect((await remove(owner, 'product', productId, 409)).msg).toContain(
    ': Evening, Evening1, Evening2 and 2 more. ',
  )
  await remove(owner, 'store', storeId, 409)
})

it('bookings of what is over do not keep a listing', async () => {
  const { owner, productId, batchId } = await batchOf({ starts_on: dayFromNow(-60) })
  const parent = await addParent(database, 'Anika')
  const over = await addSession(database, batchId, -1)
  await addBooking(database, { batchId, userId: parent.id, kind: 'drop_in', session_id: over })
  const { publicId } = await addBooking(database, { batchId, userId: parent.id })
  await remove(owner, 'product', productId, 409)
  await rows('update batch set ends_on = $2 where id = $1', batchId, dayFromNow(-1))
  // An extra session after the last day.
  await remove(owner, 'product', productId, 409)
  await rows('delete from batch_session where batch_id = $1 and starts_at > now()', batchId)
  await remove(owner, 'product', productId)
  const { booking } = await client.send('GET', '/my-bookings/{id}', parent, {
    params: { id: publicId },
  })
  expect(booking).toMatchObject({ state: 'confirmed', can_cancel: false })
})

it('a booking and a deletion at the same time never both succeed', async () => {
  const { owner, productId, batchId } = await batchOf()
  for (const round of [1, 2, 3, 4]) {
    const parent = await addParent(database, `Child ${round}`)
    const [{ statusCode: booked }, { statusCode: deleted }] = await Promise.all([
      app.inject({
        method: 'POST',
        url: `/api/batches/${batchId}/bookings`,
        headers: parent.headers,
        payload: {
          kind: 'term',
          children: parent.children,
          any_of: false,
          request_key: randomUUID(),
        },
      }),
      app.inject({
        method: 'DELETE',
        url: `/api/users/my-listings/product/${productId}`,
        headers: owner.headers,
      }),
    ])
    expect([
      [201, 409],
      [404, 200],
    ]).toContainEqual([booked, deleted])
    await rows('update product set deleted_at = null where id = $1', productId)
    await rows("update booking set state = 'expired' where batch_id = $1", batchId)
  }
})
