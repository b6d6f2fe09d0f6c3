import type { Db } from '../../../db/connect.ts'
import type { PostWritesRepository, ReindexJobs } from './post-writes.repository.ts'

interface JobUpkeepDeps {
  readonly repository: PostWritesRepository
  readonly reindex: ReindexJobs
}

/** Jobs in one transaction. */
const atOnce = 200

/** Scheduled changes of jobs: they close at their closing time and are found from their first day. */
export function createJobUpkeep({ repository, reindex }: JobUpkeepDeps) {
  const closeSome = () =>
    repository.transaction(async (tx) => {
      await repository.actAs(tx, { role: 'system', userId: null, reason: 'closing_time' })
      const closed = await repository.closeDue(tx, atOnce)
      await reindex(tx, closed)
      return closed.length
    })
  const reindexSome = (find: (tx: Db, limit: number) => Promise<number[]>) =>
    repository.transaction(async (tx) => {
      const ids = await find(tx, atOnce)
      await reindex(tx, ids)
      return ids.length
    })

  return {
    /** Safe to run again, and by several processes. */
    async run(): Promise<void> {
      while ((await closeSome()) === atOnce);
      while ((await reindexSome(repository.dueToPublish)) === atOnce);
      while ((await reindexSome(repository.outdated)) === atOnce);
    },
  }
}
