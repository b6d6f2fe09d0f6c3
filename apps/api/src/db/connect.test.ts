import { expect, it } from 'vitest'
import { createTestDatabase } from '../../test/database.ts'
import { createDatabase } from './connect.ts'

const { url, pool } = await createTestDatabase()

it('creates a migrated database for each test file', async () => {
  const { rows } = await pool.query(
    `select count(*)::int as migrations from drizzle.__drizzle_migrations`,
  )
  expect(rows[0].migrations).toBeGreaterThan(0)
  expect(new URL(url).pathname).toMatch(/^\/edbazaar_test_/)
})

it('survives the loss of idle connections', async () => {
  const lost: string[] = []
  const database = createDatabase({
    connectionString: url,
    onIdleError: (error) => lost.push(error.message),
  })
  const { rows } = await database.pool.query('select pg_backend_pid() as pid')
  await pool.query('select pg_terminate_backend($1)', [rows[0].pid])
  await expect.poll(() => lost).toHaveLength(1)
  const answer = await database.pool.query('select 1 as one')
  expect(answer.rows).toEqual([{ one: 1 }])
  await database.close()
})

it('cancels a statement that exceeds the statement timeout', async () => {
  const database = createDatabase({ connectionString: url, statement_timeout: 50 })
  await expect(database.pool.query('select pg_sleep(20)')).rejects.toMatchObject({ code: '57014' })
  await database.close()
})

it('can be closed twice', async () => {
  const database = createDatabase({ connectionString: url })
  await database.pool.query('select 1')
  await Promise.all([database.close(), database.close()])
  await expect(database.pool.query('select 1')).rejects.toThrow('end')
})
