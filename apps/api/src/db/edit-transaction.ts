import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from './connect.ts'
import { hasCode } from './error-code.ts'

/** Milliseconds to wait before each retry. */
const pauses = [10, 40, 160]

/**
 * deadlock_detected, and unique_violation: another transaction took the same slug or key. The retry
 * sees it.
 */
const retryableCodes = ['40P01', '23505']

/**
 * Runs a transaction and retries it after a deadlock or a unique violation: edits of different
 * records can share search terms or ask for the same slug. Side effects outside the database may
 * happen twice.
 */
export async function editTransaction<Result>(
  db: Db,
  work: (tx: Db) => Promise<Result>,
): Promise<Result> {
  for (const pause of pauses) {
    try {
      return await db.transaction(work)
    } catch (error) {
      if (!retryableCodes.some((code) => hasCode(error, code))) throw error
      await sleep(pause * (1 + Math.random()))
    }
  }
  return db.transaction(work)
}
