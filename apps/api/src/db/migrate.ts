import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { projectPaths } from '../project-paths.ts'
import { RetryingPool } from './retrying-pool.ts'

/** Key of the advisory lock that lets one process at a time migrate. */
const migrationLock = 7_265_432

/**
 * Migrates the database. If several processes start at once, one applies the migrations while the
 * others wait and then find nothing to do. Each migration is one transaction.
 */
export async function migrateDatabase(
  connectionString: string,
  folder: string = projectPaths.migrations,
): Promise<void> {
  const pool = new RetryingPool({
    connectionString,
    max: 2,
    application_name: 'EdBazaar migration',
  })
  pool.on('error', () => {})
  try {
    await underLock(pool, () => migrate(drizzle(pool), { migrationsFolder: folder }))
  } finally {
    await pool.end()
  }
}

/**
 * The lock belongs to a transaction on its own connection, not to a session: with PgBouncer in
 * transaction mode, a session lock would stay with the next user of the connection.
 */
async function underLock(pool: RetryingPool, work: () => Promise<void>): Promise<void> {
  const holder = await pool.connect()
  try {
    await holder.query('begin')
    await holder.query('set local idle_in_transaction_session_timeout = 0')
    await holder.query('select pg_advisory_xact_lock($1)', [migrationLock])
    await work()
    await holder.query('commit')
    holder.release()
  } catch (error) {
    holder.release(true)
    throw error
  }
}
