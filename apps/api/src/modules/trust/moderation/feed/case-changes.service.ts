import type { Caller } from '../../../../caller.ts'
import type { Query, Schema } from '../../../../contract/operations.ts'
import type { CaseRows } from '../queue/case-rows.ts'
import type { QueueRepository } from '../queue/queue.repository.ts'
import type { CaseFeed } from './case-feed.ts'

export type CaseChanges = ReturnType<typeof createCaseChanges>

interface CaseChangesDeps {
  readonly feed: CaseFeed
  readonly queue: QueueRepository
  readonly rows: CaseRows
}

/** Cases per answer; after more changes, the list is read again. */
const most = 100

/** The work of other admins on cases meanwhile. */
export function createCaseChanges({ feed, queue, rows }: CaseChangesDeps) {
  return {
    /** The `ModerationChanges` of the contract. */
    async wait(
      caller: Caller,
      { since, wait }: Query<'listModerationChanges'>,
    ): Promise<Schema<'ModerationChanges'>> {
      const { cursor, caseIds, mayHaveMissed } = await feed.changesSince(since, wait * 1000)
      const isTooMuch = caseIds.length > most
      const found = isTooMuch ? [] : await queue.find(caseIds)
      return {
        cursor,
        must_reload: mayHaveMissed || isTooMuch,
        cases: await rows.of(caller, found),
      }
    },
  }
}
