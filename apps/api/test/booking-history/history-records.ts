import { addBatch, addParent, addSession } from '../bookings.ts'
import type { TestDatabase } from '../database.ts'
import type { SignedIn } from '../users.ts'

export type HistoryDatabase = Pick<TestDatabase, 'db' | 'pool'>

export interface HistoryBatch {
  readonly id: number
  readonly owner: SignedIn
  readonly sessions: readonly number[]
}

export interface HistoryParent extends SignedIn {
  readonly children: readonly number[]
}

/** The record that a history of bookings is about. */
export interface HistoryRecords {
  readonly batches: readonly HistoryBatch[]
  readonly parents: readonly HistoryParent[]
}

/**
 * Batches of few seats, each of its own provider, and families with one to three children. A batch in
 * three is joined by request, and each has trial classes and single classes.
 */
export async function addHistoryRecords(
  database: HistoryDatabase,
  counts: { readonly batches: number; readonly parents: number },
): Promise<HistoryRecords> {
  const batches: HistoryBatch[] = []
  for (let n = 0; n < counts.batches; n += 1) {
    const { batchId, owner } = await addBatch(database, {
      joining: n % 3 === 2 ? 'request' : 'instant',
      seats: 3 + (n % 4),
      trial_seats: 2,
      has_drop_in: true,
    })
    if (!owner) throw new Error('The batch has an owner')
    const sessions: number[] = []
    for (const days of [5, 12, 20])
      sessions.push(await addSession(database, batchId, days, { trial_seats: 2 }))
    batches.push({ id: batchId, owner, sessions })
  }
  const parents: HistoryParent[] = []
  for (let n = 0; n < counts.parents; n += 1) {
    const names = ['Anika', 'Rohan', 'Diya'].slice(0, 1 + (n % 3))
    parents.push(await addParent(database, ...names))
  }
  return { batches, parents }
}
