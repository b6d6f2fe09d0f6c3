import { beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { addBatch, dayFromNow } from '../../../../test/bookings.ts'
import {
  createModerationClient,
  type ModerationClient,
} from '../../../../test/moderation-client.ts'
import { addSignedIn, type SignedIn } from '../../../../test/users.ts'

let database: TestApp['database']
let client: ModerationClient
let owner: SignedIn
let id: number

const joining = {
  state: 'open',
  reopens_on: null,
  joining: 'instant',
  trial_seats: 2,
  trial_price: null,
  has_drop_in: false,
  drop_in_price: null,
  has_waitlist: true,
  offer_hours: 24,
  cutoff_hours: 3,
  min_age: null,
  max_age: null,
  revision: 1,
}

beforeAll(async () => {
  const made = await createTestApp()
  database = made.database
  client = await createModerationClient(made.app, database)
})
beforeEach(async () => {
  owner = await addSignedIn(database)
  id = (await addBatch(database, {}, owner.id)).batchId
})

const set = (caller: Partial<SignedIn>, change: object = {}, status = 200) =>
  client.send('PUT', '/stores/batches/{id}/joining', caller, {
    params: { id },
    body: { ...joining, ...change },
    status,
  })
const batch = async () => (await client.rows('select * from batch where id = $1', [id]))[0]
const entries = () =>
  client.rows(
    `select field, before, after, revision, actor_role, user_id, action_id from audit_entry
     where entity = 'batch' and entity_id = $1 order by id`,
    [id],
  )

it('records each changed field, with the revision after the change', async () => {
  const before = await batch()
  await set(owner)
  const changed = await entries()
  expect(changed).toContainEqual({
    field: 'trial_seats',
    before: before.trial_seats,
    after: 2,
    revision: 2,
    actor_role: 'owner',
    user_id: owner.id,
    action_id: null,
  })
  expect(changed.map(({ field }) => field)).not.toContain('has_waitlist')
  expect(await batch()).toMatchObject({ trial_seats: 2, joining: 'instant', revision: 2 })
})

it('sent twice changes nothing the second time', async () => {
  await set(owner)
  const first = await entries()
  await set(owner)
  expect(await entries()).toEqual(first)
  expect((await batch()).revision).toBe(2)
})

it('is a conflict after any other change, also of another field', async () => {
  await set(owner)
  const refused = await set(owner, { offer_hours: 48 }, 409)
  expect(refused).toMatchObject({ code: 'conflict' })
  expect((await batch()).offer_hours).toBe(24)
  await set(owner, { offer_hours: 48, revision: 2 })
  expect((await batch()).offer_hours).toBe(48)
})

it('of a cancelled batch, or by a user who does not work for the store, is refused', async () => {
  await set(await addSignedIn(database), {}, 403)
  await set({}, {}, 401)
  await client.rows(`update batch set state = 'cancelled', reason = 'Closed' where id = $1`, [id])
  await set(owner, {}, 409)
  expect(await entries()).toEqual([])
})

it('by an admin can be undone; a form that was open meanwhile is then a conflict', async () => {
  await set(owner)
  const admin = await client.admin()
  const paused = { state: 'paused', reopens_on: dayFromNow(3), trial_seats: 5, revision: 2 }
  await set(admin, paused)
  const action = (await entries()).at(-1)?.action_id
  expect(await batch()).toMatchObject({ state: 'paused', trial_seats: 5, revision: 3 })
  await client.undo(admin, action)
  expect(await batch()).toMatchObject({ state: 'open', reopens_on: null, trial_seats: 2 })
  const sessions = await client.rows(
    `select max(trial_seats) as seats from batch_session
     where batch_id = $1 and starts_at > now()`,
    [id],
  )
  expect(sessions).toEqual([{ seats: 2 }])
  await set(owner, { ...paused, revision: 3 }, 409)
})
