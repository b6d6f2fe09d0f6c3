import pg from 'pg'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { closeAfterFile } from '../../../../test/close-after-file.ts'
import { countStatements } from '../../../../test/count-statements.ts'
import { createTestDatabase, type TestDatabase } from '../../../../test/database.ts'
import { createPublicChanges, type PublicChanges } from './public-changes.ts'

let database: TestDatabase
let changes: PublicChanges
const errors: unknown[] = []

beforeAll(async () => {
  database = await createTestDatabase()
  changes = createPublicChanges({ pool: database.pool, onError: (error) => errors.push(error) })
  changes.start()
  closeAfterFile(() => changes.stop())
  await vi.waitFor(() => expect(changes.version()).toBeTypeOf('number'), { timeout: 20_000 })
})

/** Whether running the statements changed the version. */
async function isNoticed(...statements: string[]): Promise<boolean> {
  await changes.catchUp()
  const before = changes.version()
  const client = await database.pool.connect()
  for (const statement of statements) await client.query(statement)
  client.release()
  await changes.catchUp()
  return changes.version() !== before
}

const insertSchool = (slug: string) => `insert into school (slug, name) values ('${slug}', 'A')`

describe('changes of public data', () => {
  it('are noticed when rows are added, changed and removed', async () => {
    expect(await isNoticed(insertSchool('a-100001'))).toBe(true)
    expect(await isNoticed("update school set name = 'B' where slug = 'a-100001'")).toBe(true)
    expect(await isNoticed("delete from school where slug = 'a-100001'")).toBe(true)
  })

  it('are noticed when their transaction commits, and not before', async () => {
    await changes.catchUp()
    const before = changes.version()
    const client = await database.pool.connect()
    await client.query('begin')
    await client.query(insertSchool('b-100002'))
    await changes.catchUp()
    expect(changes.version()).toBe(before)
    await client.query('commit')
    client.release()
    await changes.catchUp()
    expect(changes.version()).not.toBe(before)
  })

  it('are not noticed when a transaction is rolled back or only reads', async () => {
    expect(await isNoticed('begin', insertSchool('c-100003'), 'rollback')).toBe(false)
    expect(await isNoticed('select count(*) from school')).toBe(false)
  })

  it('of private tables are not noticed', async () => {
    const counter = "insert into rate_limit_counter (key, count, ends_at) values ('x', 1, now())"
    expect(await isNoticed(counter)).toBe(false)
  })

  it('are known to callers at the same time after few checks', async () => {
    const before = changes.version()
    await database.pool.query(insertSchool('f-100006'))
    const sent = await countStatements(() =>
      Promise.all(Array.from({ length: 50 }, () => changes.catchUp())),
    )
    expect(changes.version()).not.toBe(before)
    // Also those of the pool when it connects, and the regular one.
    expect(sent).toBeLessThan(10)
  })

  it('are unknown while the connection is lost, and count as a change afterwards', async () => {
    await changes.catchUp()
    const before = changes.version()
    const { rowCount } = await database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and query like 'listen %'`,
    )
    expect(rowCount).toBe(1)
    await vi.waitFor(() => expect(errors).not.toHaveLength(0), { timeout: 20_000 })
    await vi.waitFor(() => expect(changes.version()).toBeTypeOf('number'), { timeout: 20_000 })
    expect(changes.version()).not.toBe(before)
    expect(await isNoticed(insertSchool('d-100004'))).toBe(true)
  })
})

it('stays unknown where notifications do not arrive', async () => {
  // A pooler that gives each statement another connection drops them like this.
  const deaf = createPublicChanges({
    pool: Object.assign(new pg.Pool({ connectionString: database.url, max: 1 }), {
      query: () => Promise.resolve({ rows: [] }),
    }),
    onError: (error) => errors.push(error),
  })
  deaf.start()
  closeAfterFile(() => deaf.stop())
  await database.pool.query(insertSchool('e-100005'))
  await changes.catchUp()
  expect(deaf.version()).toBeUndefined()
})

/**
 * Tables that no public page reads, or whose rows never change after a release. A newer one says so in
 * its migration: `comment on table … is 'private'`.
 */
const privateTables = [
  'admin_action',
  'app_user',
  'audit_entry',
  'authenticator',
  'bookmark',
  'contact_message',
  'exited_user',
  'filter_request',
  'import_run',
  'listing_member',
  'member_invitation',
  'newsletter_subscription',
  'newsletter_token',
  'outgoing_mail',
  'partner',
  'partner_daily_usage',
  'passkey',
  'rate_limit_counter',
  'recovery_code',
  'search_band',
  'search_index_dropped',
  'search_term',
  'search_unanswered_query',
  'seed_run',
  'upload',
  'user_link_token',
  'user_session',
]

it('announces every table that public pages read', async () => {
  const { rows } = await database.pool.query<{ name: string; is_announced: boolean }>(
    `select relname as name, exists (select from pg_trigger
       where tgrelid = pg_class.oid and tgname = 'announce_public_change') as is_announced
     from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
       and obj_description(oid, 'pg_class') is distinct from 'private'`,
  )
  const silent = rows.filter(({ is_announced: isAnnounced }) => !isAnnounced)
  // The migration of a new table adds the trigger, or the comment 'private'.
  expect(silent.map(({ name }) => name).sort()).toEqual(privateTables)
})
