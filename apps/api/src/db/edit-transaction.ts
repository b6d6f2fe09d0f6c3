import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from './connect.ts'
import { hasCode } from './embedded/error-code.ts'

/** Milliseconds to wait before each further try. */
const pauses = [10, 40, 160]

/**
 * deadlock_detected, and unique_violation: another took the same address or key in between, which
 * the next try sees.
 */
const passing = ['40P01', '23505']

/**
 * A transaction that is tried again where it waited for another that waited for it: editors of
 * different things may share new words of search, or ask for one address. What it does beside the database may happen twice.
 */
export async function editTransaction<Result>(
  db: Db,
  work: (tx: Db) => Promise<Result>,
): Promise<Result> {
  for (const pause of pauses) {
    try {
      return await db.transaction(work)
    } catch (error) {
      if (!passing.some((code) => hasCode(error, code))) throw error
      await sleep(pause * (1 + Math.random()))
    }
  }
  return db.transaction(work)
}
