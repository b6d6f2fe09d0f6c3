import type { Pool, PoolClient } from 'pg'
import { areIndexesAside, indexesAsideLock, rebuildSearch } from './bulk-load.ts'

/**
 * Restores what a killed load has left behind: its indexes, bands and counts. Does nothing, and
 * says so with false, where all is well or a load is under way. For the start of the server, beside
 * its work: search answers meanwhile, but slowly. One process at a time repairs.
 */
export async function repairSearch(pool: Pool): Promise<boolean> {
  if (!(await areIndexesAside(pool))) return false
  return unlessLoading(pool, () => rebuildSearch(pool))
}

/**
 * Works under the lock of loads, unless somebody has it. The lock belongs to a transaction on a
 * connection of its own: behind PgBouncer a session's lock would stay with whoever comes next.
 */
async function unlessLoading(pool: Pool, work: () => Promise<void>): Promise<boolean> {
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
    [indexesAsideLock],
  )
  return rows[0]?.free ?? false
}
