import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, it } from 'vitest'
import { createTestDatabase } from '../../test/database.ts'

const run = promisify(execFile)
const database = await createTestDatabase()
const dataDir = await mkdtemp(join(tmpdir(), 'edbazaar-seed-'))
afterAll(() => rm(dataDir, { recursive: true, force: true }))

it('fills an empty database from the command line, and ends', { timeout: 180_000 }, async () => {
  const command = join(import.meta.dirname, 'seed.ts')
  const env = { ...process.env, DATABASE_URL: database.url, DATA_DIR: dataDir }
  await run(process.execPath, [command], { env, timeout: 170_000 })
  const { rows } = await database.pool.query('select count(*)::int as schools from school')
  expect(rows).toEqual([{ schools: 300 }])
})
