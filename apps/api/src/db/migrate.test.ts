import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase } from '../../test/database.ts'
import { migrateDatabase } from './migrate.ts'

const { url, pool } = await createTestDatabase()
/** The migration waits for this lock, so that a test can hold it up. */
const testLock = 42
let folder: string

async function countWaiting(): Promise<number> {
  const { rows } = await pool.query(
    `select count(*)::int as waiting from pg_locks
     join pg_database on pg_database.oid = pg_locks.database
     where not granted and datname = current_database()`,
  )
  return rows[0].waiting
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'edbazaar-migrations-'))
  const later = Date.now() + 1e12
  const entries = [{ idx: 0, version: '7', when: later, tag: '9000_bell', breakpoints: true }]
  await mkdir(join(folder, 'meta'))
  const journal = JSON.stringify({ version: '7', dialect: 'postgresql', entries })
  await writeFile(join(folder, 'meta/_journal.json'), journal)
  // Not "if not exists": running it twice must fail.
  await writeFile(
    join(folder, '9000_bell.sql'),
    `create table bell (rung int); select pg_advisory_xact_lock(${testLock})`,
  )
})

afterAll(() => rm(folder, { recursive: true, force: true }))

it('applies each migration once, however many processes start together', async () => {
  const holder = await pool.connect()
  await holder.query('select pg_advisory_lock($1)', [testLock])
  const migrations = [1, 2, 3].map(() => migrateDatabase(url, folder))
  await expect.poll(countWaiting, { timeout: 20_000 }).toBe(3)
  holder.release(true)
  await Promise.all(migrations)
  const { rows } = await pool.query(
    'select count(*)::int as applied from drizzle.__drizzle_migrations where created_at > $1',
    [Date.now()],
  )
  expect(rows).toEqual([{ applied: 1 }])
})

it('does nothing on a database that is up to date', async () => {
  await migrateDatabase(url, folder)
  await expect(pool.query('select * from bell')).resolves.toMatchObject({ rows: [] })
})

it('leaves nothing of a migration that fails', async () => {
  await writeFile(join(folder, '9000_bell.sql'), 'create table half (a int); select 1 / 0')
  await pool.query('delete from drizzle.__drizzle_migrations where created_at > $1', [Date.now()])
  await expect(migrateDatabase(url, folder)).rejects.toThrow()
  const { rows } = await pool.query(`select to_regclass('half') as half`)
  expect(rows).toEqual([{ half: null }])
})
