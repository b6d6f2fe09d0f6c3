import { beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import {
  createModerationClient,
  type ModerationClient,
} from '../../../../test/moderation-client.ts'
import { createProviderClient, type ProviderClient } from '../../../../test/provider-client.ts'
import { addSignedIn, type SignedIn } from '../../../../test/users.ts'

let database: TestApp['database']
let listing: ProviderClient
let client: ModerationClient
let admin: SignedIn
let id: number

const details = {
  name: 'Evening',
  days: ['Mon'],
  starts_on: '2090-01-02',
  ends_on: '2090-03-31',
  start_time: '16:30',
  end_time: '18:00',
  seats: 8,
  taken_elsewhere: 2,
  price: 900,
}

beforeAll(async () => {
  const made = await createTestApp()
  database = made.database
  listing = await createProviderClient(made.app, database)
  client = await createModerationClient(made.app, database)
  admin = await client.admin()
})
beforeEach(async () => {
  const owner = await addSignedIn(database)
  const product = await listing.product(owner, await listing.store(owner))
  ;({ id } = await listing.send('POST', '/stores/products/{id}/batches', owner, {
    params: { id: product.id },
    body: details,
    status: 201,
  }))
})

/** Edits the batch as an admin; returns the action. */
async function edit(change: object): Promise<number> {
  await listing.send('PUT', '/stores/batches/{id}', admin, {
    params: { id },
    body: { ...details, ...change },
    status: 200,
  })
  const [entry] = await client.rows(
    `select action_id from audit_entry where entity = 'batch' and entity_id = $1
     order by id desc limit 1`,
    [id],
  )
  return Number(entry.action_id)
}
const batch = async () => (await client.rows('select * from batch where id = $1', [id]))[0]
const take = (seats: number) =>
  client.rows('update batch set taken = $2 where id = $1', [id, seats])

it('an undo of more seats brings back the seats', async () => {
  const action = await edit({ seats: 10 })
  await client.undo(admin, action)
  expect(await batch()).toMatchObject({ seats: 8, seats_left: 6 })
})

it('an undo of more seats is refused once they are taken', async () => {
  const action = await edit({ seats: 10 })
  await take(8)
  const { lines } = await client.undo(admin, action, { isPreview: true })
  expect(lines).toMatchObject([{ field: 'seats', back: 8, is_refused: true }])
  await client.undo(admin, action, { status: 409 })
  expect(await batch()).toMatchObject({ seats: 10, taken: 8, seats_left: 0 })
})

it('an undo of other days moves the sessions back', async () => {
  const days = async () =>
    client.rows(
      `select distinct extract(isodow from starts_at at time zone 'Asia/Kolkata')::integer as day
       from batch_session where batch_id = $1 and state <> 'cancelled'`,
      [id],
    )
  const action = await edit({ days: ['Wed'] })
  expect(await days()).toEqual([{ day: 3 }])
  await client.undo(admin, action)
  expect(await days()).toEqual([{ day: 1 }])
})
