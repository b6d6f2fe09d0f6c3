import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from './connect.ts'
import { hasCode } from './embedded/error-code.ts'

/** Milliseconds to wait before each further try. */
const pauses = [10, 40, 160]

/**
 * A transaction that is tried again where it waited for another that waited for it: editors of
 * different things may share new words of search. What it does beside the database may happen twice.
 */
export async function editTransaction<Result>(
  db: Db,
  work: (tx: Db) => Promise<Result>,
): Promise<Result> {
  for (const pause of pauses) {
    try {
      return await db.transaction(work)
    } catch (error) {
      if (!hasCode(error, '40P01')) throw error
      await sleep(pause * (1 + Math.random()))
    }
  }
  return db.transaction(work)
}
