import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { projectPaths } from '../project-paths.ts'
import { PatientPool } from './patient-pool.ts'

/** Key of the advisory lock that lets one process at a time migrate. */
const migrationLock = 7_265_432

/**
 * Brings the database up to date. However many processes start at once, one applies the migrations
 * while the others wait for it and then find nothing to do. Each migration commits as a whole.
 */
export async function migrateDatabase(
  connectionString: string,
  folder: string = projectPaths.migrations,
): Promise<void> {
  const pool = new PatientPool({ connectionString, max: 2, application_name: 'EdBazaar migration' })
  pool.on('error', () => {})
  try {
    await underLock(pool, () => migrate(drizzle(pool), { migrationsFolder: folder }))
  } finally {
    await pool.end()
  }
}

/**
 * The lock belongs to a transaction on a connection of its own, not to a session: behind PgBouncer
 * in transaction mode a session's lock would stay with whoever gets the connection next.
 */
async function underLock(pool: PatientPool, work: () => Promise<void>): Promise<void> {
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
