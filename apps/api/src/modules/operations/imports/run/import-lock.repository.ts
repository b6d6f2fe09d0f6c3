import type pg from 'pg'
import { hasCode } from '../../../../db/error-code.ts'
import { indexRebuildLock } from '../../../search/documents/bulk-load.ts'
import { InputError } from '../reading/input-error.ts'

/** Retries for a moment: the database needs time to notice that an import was killed. */
async function isMine(holder: pg.PoolClient): Promise<boolean> {
  await holder.query("set local lock_timeout = '3s'")
  try {
    await holder.query('select pg_advisory_xact_lock($1)', [indexRebuildLock])
    return true
  } catch (error) {
    if (hasCode(error, lockNotAvailable)) return false
    throw error
  }
}

const lockNotAvailable = '55P03'

/**
 * Runs the work as the only import on this database. The lock belongs to a transaction on its own
 * connection, which also works with PgBouncer. Throws InputError if another import is running.
 */
export async function withImportLock<T>(pool: pg.Pool, work: () => Promise<T>): Promise<T> {
  const holder = await pool.connect()
  // If the connection with the lock breaks, the work fails on its own connections.
  holder.on('error', () => {})
  try {
    await holder.query('begin')
    await holder.query('set local idle_in_transaction_session_timeout = 0')
    if (!(await isMine(holder)))
      throw new InputError('Another import is running on this database: wait until it has finished')
    return await work()
  } finally {
    await holder.query('rollback').catch(() => {})
    holder.release()
  }
}
