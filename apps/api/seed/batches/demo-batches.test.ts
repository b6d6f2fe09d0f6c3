import { beforeAll, expect, it } from 'vitest'
import { loadGazetteer } from '../../src/modules/platform/places/gazetteer/load-gazetteer.ts'
import { createTestDatabase, type TestDatabase } from '../../test/database.ts'
import { addSignedIn } from '../../test/users.ts'
import { planDemo } from '../seed-demo.ts'
import { batchStories } from './batch-stories.ts'
import { insertDemoBatches } from './demo-batches.ts'

let database: TestDatabase
let parentId: number
const count = async (query: string) =>
  Number((await database.pool.query(`select count(*) from ${query}`)).rows[0].count)

beforeAll(async () => {
  database = await createTestDatabase()
  await loadGazetteer(database)
  const [parent, provider] = [await addSignedIn(database), await addSignedIn(database)]
  parentId = parent.id
  await (await planDemo(database)).insert(async (tx) => {
    // As for the demo provider.
    await tx.execute(`update store set owner_id = ${provider.id}
      where id in (select id from store order by id limit 2)`)
    await insertDemoBatches(tx, { parentId, providerId: provider.id })
  })
})

it('has batches that run now, one full, one paused, and one to come', async () => {
  const added = batchStories.map(({ batch }) => `'${batch.name}'`).join()
  const running = `name in (${added}) and starts_on <= current_date and ends_on >= current_date`
  expect(await count(`batch where ${running}`)).toBe(5)
  expect(await count(`batch where ${running} and seats_left = 0`)).toBe(2)
  expect(await count('batch where reopens_on > current_date and state = $$paused$$')).toBe(1)
  const thisWeek = "batch_session where starts_at between now() and now() + interval '7 days'"
  expect(await count(thisWeek)).toBeGreaterThan(8)
  expect(await count('holiday')).toBe(1)
  expect(await count("batch_session where state = 'cancelled'")).toBe(1)
  expect(await count('batch_session where replaces_id is not null')).toBe(1)
})

it('has bookings of every kind, with attendance and the last event as the state', async () => {
  expect(await count('(select distinct kind from booking) k')).toBe(3)
  for (const state of ['requested', 'confirmed', 'attended', 'no_show'])
    expect(await count(`booking where state = '${state}'`), state).toBeGreaterThan(0)
  expect(await count('booking_attendance where not is_present')).toBeGreaterThan(0)
  const differs = `booking b where state <> (select to_state from booking_event e
    where e.booking_id = b.id order by e.id desc limit 1)`
  expect(await count(differs)).toBe(0)
  expect(await count('booking_event where at > now()')).toBe(0)
  expect(await count('booking where consent_id is null')).toBe(0)
})

it('counts seats as they are taken, so that the first check writes to nobody', async () => {
  const wrong = `batch where taken <> (select count(*) from booking b where b.batch_id = batch.id
      and kind = 'term' and state = 'confirmed')
    + (select count(*) from waitlist_entry e where e.batch_id = batch.id and state = 'offered')
    + (select count(*) from booking b where b.batch_id = batch.id and kind = 'drop_in')`
  expect(await count(wrong)).toBe(0)
  const due = `batch where seats_left > 0 and exists (select from waitlist_entry e
    where e.batch_id = batch.id and e.state in ('waiting', 'offered'))`
  expect(await count(due)).toBe(0)
  expect(await count("waitlist_offer where state = 'open' and expires_at > now()")).toBe(1)
  expect(await count('outgoing_mail')).toBe(0)
})

it('gives the demo parent two children, a seat, a trial class and a place in line', async () => {
  expect(await count(`child where user_id = ${parentId}`)).toBe(2)
  const own = `booking b where user_id = ${parentId} and state = 'confirmed'`
  expect(await count(`${own} and kind = 'term'`)).toBe(1)
  const toCome =
    'exists (select from batch_session s where s.id = b.session_id and starts_at > now())'
  expect(await count(`${own} and kind = 'trial' and ${toCome}`)).toBe(1)
  expect(await count(`waitlist_entry where user_id = ${parentId} and state = 'waiting'`)).toBe(1)
})
