import type { Pool, PoolClient } from 'pg'
import { hasDroppedIndexes, indexRebuildLock, rebuildSearch } from './bulk-load.ts'

/**
 * Restores the indexes, bands and counts after a load was killed. Returns false without doing
 * anything if nothing is missing or a load is running. The server calls it in the background at
 * start; search works meanwhile, but slowly. Only one process repairs at a time.
 */
export async function repairSearch(pool: Pool): Promise<boolean> {
  if (!(await hasDroppedIndexes(pool))) return false
  return unlessLoadRuns(pool, () => rebuildSearch(pool))
}

/**
 * Runs the work under the lock of loads, unless a load holds it. The lock belongs to a transaction
 * on a separate connection: behind PgBouncer, a session lock would stay with the next user of the
 * connection.
 */
async function unlessLoadRuns(pool: Pool, work: () => Promise<void>): Promise<boolean> {
  const holder = await pool.connect()
  try {
    await holder.query('begin')
    const isFree = await tryLock(holder)
    if (isFree) await work()
    await holder.query('commit')
    holder.release()
    return isFree
  } catch (error) {
    holder.release(true)
    throw error
  }
}

async function tryLock(holder: PoolClient): Promise<boolean> {
  await holder.query('set local idle_in_transaction_session_timeout = 0')
  const { rows } = await holder.query<{ free: boolean }>(
    'select pg_try_advisory_xact_lock($1) as free',
    [indexRebuildLock],
  )
  return rows[0]?.free ?? false
}
