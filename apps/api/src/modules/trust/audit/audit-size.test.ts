import { beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import {
  createProviderClient,
  type ProviderClient,
  type TestCaller,
} from '../../../../test/provider-client.ts'
import { addSignedIn, type SignedIn } from '../../../../test/users.ts'
import { createAuditRepository } from './audit.repository.ts'
import { createAuditService } from './audit.service.ts'

let database: TestApp['database']
let listing: ProviderClient
let owner: SignedIn
let admin: SignedIn

beforeAll(async () => {
  const made = await createTestApp({ config: { editRateLimit: 8 } })
  database = made.database
  listing = await createProviderClient(made.app, database)
  owner = await addSignedIn(database)
  admin = await addSignedIn(database, { isAdmin: true })
})

const rows = async (query: string, values: unknown[] = []) =>
  (await database.pool.query(query, values)).rows
const edit = (who: TestCaller, id: number, field: string, value: string) =>
  listing.editStore(who, id, { field, value })
const editsOf = (id: number) =>
  rows(
    `select field, before, after, revision, user_id from audit_entry
     where entity = 'store' and entity_id = $1 and action = 'edited' order by id`,
    [id],
  )
/** Makes the entries older; only possible without the trigger. */
async function age(id: number, interval: string) {
  await rows('alter table audit_entry disable trigger audit_entry_append_only')
  await rows(`update audit_entry set created_at = created_at - $2::interval where entity_id = $1`, [
    id,
    interval,
  ])
  await rows('alter table audit_entry enable trigger audit_entry_append_only')
}

describe('edits of one field by one person', () => {
  it('within minutes are one entry, from the first value to the last', async () => {
    const me = await addSignedIn(database)
    const id = await listing.store(me)
    await edit(me, id, 'address', 'First')
    await edit(me, id, 'city', 'Mysuru')
    await edit(me, id, 'address', 'Second')
    await edit(me, id, 'address', 'Third')
    expect(await editsOf(id)).toMatchObject([
      { field: 'address', before: null, after: 'Third', revision: 5 },
      { field: 'city', after: 'Mysuru', revision: 3 },
    ])
  })

  it('are separate entries ten minutes later, and after someone else’s edit', async () => {
    const me = await addSignedIn(database)
    const id = await listing.store(me)
    await edit(me, id, 'address', 'First')
    await edit(admin, id, 'address', 'By the admin')
    await edit(me, id, 'address', 'Second')
    await age(id, '11 minutes')
    await edit(me, id, 'address', 'Third')
    expect(await editsOf(id)).toMatchObject([
      { before: null, after: 'First', user_id: me.id },
      { before: 'First', after: 'By the admin', user_id: admin.id },
      { before: 'By the admin', after: 'Second', user_id: me.id },
      { before: 'Second', after: 'Third', user_id: me.id },
    ])
  })

  it('still conflict with a change that is based on an earlier revision', async () => {
    const me = await addSignedIn(database)
    const id = await listing.store(me)
    await edit(me, id, 'address', 'First')
    await edit(me, id, 'address', 'Second')
    const stale = { field: 'address', value: 'Stale', revision: 2 }
    const refusal = await listing.editStore(me, id, stale, 409)
    expect(refusal.code).toBe('conflict')
  })
})

it('keeps the changed part of a long text, and all of what an admin changes', async () => {
  const me = await addSignedIn(database)
  const id = await listing.store(me)
  const text = (word: string) => `${'A library and a garden. '.repeat(80)}${word}`
  await edit(me, id, 'description_html', `<p>${text('Small')}</p>`)
  await edit(me, id, 'description_html', `<p>${text('Large')}</p>`)
  await edit(admin, id, 'description_html', `<p>${text('Huge')}</p>`)
  const entries = await editsOf(id)
  expect(entries).toHaveLength(3)
  expect(entries[1].before).toMatch(/^….{40}Small<\/p>$/)
  expect(entries[1].after).toMatch(/^….{40}Large<\/p>$/)
  expect(entries[2].after).toContain(text('Huge'))
})

it('limits edits per user and hour, over everything that the user edits', async () => {
  const id = await listing.store(owner)
  const save = (status?: number) =>
    listing.send('PUT', '/users/my-profile', owner, {
      body: { field: 'phone', value: '9876543210' },
      ...(status && { status }),
    })
  for (let i = 0; i < 4; i += 1) {
    await edit(owner, id, 'address', `Number ${i}`)
    await save()
  }
  expect(await save(429)).toMatchObject({ code: 'too_many_requests' })
  await listing.editStore(owner, id, { field: 'address', value: 'Over' }, 429)
  const other = await addSignedIn(database)
  await edit(other, await listing.store(other), 'address', 'First')
})

it('prunes old edits and the oldest of a user with many, but no creation or admin action', async () => {
  const many = await addSignedIn(database)
  const few = await addSignedIn(database)
  const add = (userId: number, role: string, action: string, years = 0) =>
    rows(
      `insert into audit_entry (user_id, actor_role, action, entity, entity_id, field, revision, created_at)
       values ($1, $2, $3, 'school', 999, 'name', 1, now() - make_interval(years => $4))`,
      [userId, role, action, years],
    )
  await add(many.id, 'owner', 'created', 3)
  for (let i = 0; i < 30; i += 1) await add(many.id, 'owner', 'edited')
  await add(few.id, 'owner', 'edited', 3)
  await add(few.id, 'admin', 'edited', 3)
  await add(few.id, 'owner', 'edited', 1)
  const retention = { years: 2, editsPerUser: 20 }
  const audit = createAuditService(createAuditRepository(database.db), retention)
  await audit.prune()
  await audit.prune()
  const left = await rows(
    `select user_id, actor_role, action, count(*)::integer as n from audit_entry
     where entity_id = 999 group by 1, 2, 3 order by 1, 2, 3`,
  )
  expect(left).toEqual([
    { user_id: many.id, actor_role: 'owner', action: 'created', n: 1 },
    { user_id: many.id, actor_role: 'owner', action: 'edited', n: 20 },
    { user_id: few.id, actor_role: 'owner', action: 'edited', n: 1 },
    { user_id: few.id, actor_role: 'admin', action: 'edited', n: 1 },
  ])
})
