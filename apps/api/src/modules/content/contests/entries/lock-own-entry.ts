import type { Caller } from '../../../../caller.ts'
import type { Db } from '../../../../db/connect.ts'
import { noEntry } from '../contest-errors.ts'
import type { ContestsRepository } from '../contests.repository.ts'
import type { EntriesRepository } from './entries.repository.ts'

interface Deps {
  readonly contests: ContestsRepository
  readonly entries: EntriesRepository
}

/** Locks an entry of the caller, after its contest. Throws `not_found`. */
export async function lockOwnEntry(
  tx: Db,
  { contests, entries }: Deps,
  { userId }: Caller,
  id: number,
) {
  const known = await entries.find(id, tx)
  const contest = known?.userId === userId ? await contests.lock(tx, known.contestId) : undefined
  const entry = contest && (await entries.lock(tx, id))
  if (!contest || !entry) throw noEntry()
  return { contest, entry }
}
