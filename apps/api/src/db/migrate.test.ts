import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase } from '../../test/database.ts'
import { migrateDatabase } from './migrate.ts'

const { url, pool } = await createTestDatabase()
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'edbazaar-migrations-'))
  const later = Date.now() + 1e12
  const entries = [{ idx: 0, version: '7', when: later, tag: '9000_bell', breakpoints: true }]
  await mkdir(join(folder, 'meta'))
  const journal = JSON.stringify({ version: '7', dialect: 'postgresql', entries })
  await writeFile(join(folder, 'meta/_journal.json'), journal)
  // Not "if not exists": a second run of it fails.
  await writeFile(
    join(folder, '9000_bell.sql'),
    'create table bell (rung int); select pg_sleep(0.2)',
  )
})

afterAll(() => rm(folder, { recursive: true, force: true }))

it('applies each migration once, however many processes start together', async () => {
  await Promise.all([1, 2, 3].map(() => migrateDatabase(url, folder)))
  const { rows } = await pool.query(
    'select count(*)::int as applied from drizzle.__drizzle_migrations where created_at > $1',
    [Date.now()],
  )
  expect(rows).toEqual([{ applied: 1 }])
})

it('has nothing to do on a database that is up to date', async () => {
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
