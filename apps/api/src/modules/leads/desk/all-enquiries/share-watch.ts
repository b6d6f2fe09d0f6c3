import type { ScheduledTask } from '../../../platform/queue/task-queue.ts'
import type { ListingCases } from '../../listing-cases/listing-cases.ts'
import type { ShareWatchRepository } from './share-watch.repository.ts'

interface ShareWatchDeps {
  readonly repository: ShareWatchRepository
  readonly listingCases: ListingCases
}

/** Once a day: opens a case on each listing that marks unusually many enquiries as invalid or lost. */
export function createShareWatch({ repository, listingCases }: ShareWatchDeps) {
  async function watch(): Promise<void> {
    await repository.transaction(async (tx) => {
      for (const { kind, id, code, amount } of await repository.unseen(tx))
        await listingCases.open(tx, { kind, id }, { code, field: null, excerpt: null, amount })
    })
  }
  return [
    { name: 'watch-enquiry-shares', cron: '50 3 * * *', run: watch },
  ] satisfies ScheduledTask[]
}
