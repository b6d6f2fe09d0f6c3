import type { Caller } from '../../../../caller.ts'
import type { Query, Schema } from '../../../../contract/operations.ts'
import { pagingOf, sliceOf } from '../../../../contract/page.ts'
import type { CaseRows } from './case-rows.ts'
import type { QueueRepository } from './queue.repository.ts'

export type QueueService = ReturnType<typeof createQueueService>

const openTabs = ['new', 'edited', 'reported', 'claims', 'appeals'] as const

interface QueueDeps {
  readonly repository: QueueRepository
  readonly rows: CaseRows
  /** Hours within which a case should be decided. */
  readonly targetHours: number
}

/** The queue of moderation. */
export function createQueueService({ repository, rows, targetHours }: QueueDeps) {
  return {
    /** The `ModerationCaseList` of the contract. */
    async list(
      caller: Caller,
      { page, per_page: perPage, sort, ...filter }: Query<'listModerationCases'>,
    ): Promise<Schema<'ModerationCaseList'>> {
      const { userId } = caller
      const paged = { page, per_page: perPage }
      const [found, total, counts, decided, views] = await Promise.all([
        repository.list(filter, sort, userId, sliceOf(paged)),
        repository.count(filter, userId),
        repository.tabs(filter),
        repository.decided(filter),
        repository.views(filter, userId),
      ])
      const byTab = new Map(counts.map((count) => [count.tab, count]))
      return {
        data: await rows.of(caller, found),
        total,
        ...pagingOf(paged, total),
        tabs: [
          ...openTabs.map((tab) => ({
            tab,
            count: byTab.get(tab)?.count ?? 0,
            oldest_at: byTab.get(tab)?.oldestAt ?? null,
            is_overdue: byTab.get(tab)?.isOverdue ?? false,
          })),
          { tab: 'decided', count: decided.count, oldest_at: null, is_overdue: false },
        ],
        views,
        median_decision_minutes: decided.minutes,
        target_hours: targetHours,
      }
    },
  }
}
