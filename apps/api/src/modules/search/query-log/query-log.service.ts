import { LRUCache } from 'lru-cache'
import { countableQuery } from './countable-query.ts'
import type { QueryLogRepository, RequestedList } from './query-log.repository.ts'

/** Whether a query had results: none, only after a condition was relaxed, or some. */
export type SearchOutcome =
  | { readonly type: 'empty' | 'relaxed' }
  /** `list` is null for a query whose words were searched. */
  | { readonly type: 'answered'; readonly list: RequestedList | null }

/** Days for which counts are kept. */
const keptDays = 90
const keptAnsweredDays = 30
/** Distinct queries of one day; automated requests send more than people do. */
const maxQueriesOfDay = 5_000
/** Counts that a process writes at once; beyond that it does not count. */
const maxPending = 4
const maxRemembered = 2_000
/** Queries in each list for admins. */
const maxListed = 50

export type QueryLog = ReturnType<typeof createQueryLog>

/**
 * Counts searches by their words, so that the dictionary and the catalogue can be improved. Stores
 * nothing about the person. Counts are written after the response; failures do not affect it.
 */
export function createQueryLog(repository: QueryLogRepository, onError: (error: unknown) => void) {
  let pending = 0
  const outcomes = new LRUCache<string, SearchOutcome>({ max: maxRemembered })

  async function write(count: () => Promise<void>): Promise<void> {
    if (pending >= maxPending) return
    pending++
    try {
      await count()
    } catch (error) {
      onError(error)
    } finally {
      pending--
    }
  }

  async function count(typed: string, outcome: SearchOutcome): Promise<void> {
    const query = countableQuery(typed)
    if (query === null) return
    outcomes.set(query, outcome)
    await write(() =>
      outcome.type === 'answered'
        ? repository.countAnswered(query, outcome.list, maxQueriesOfDay)
        : repository.countUnanswered(query, outcome.type, maxQueriesOfDay),
    )
  }

  return {
    /** Counts a search. */
    count,

    /** Counts a search whose page comes from the cache, with the outcome it had before. */
    async countAgain(typed: string): Promise<void> {
      const query = countableQuery(typed)
      const outcome = query === null ? undefined : outcomes.get(query)
      if (query !== null && outcome) await count(typed, outcome)
    },

    /** Counts that a result of a search was opened, `rank` from 1 if it is known. */
    async countClick(typed: string, rank: number | null): Promise<void> {
      const query = countableQuery(typed)
      if (query !== null) await write(() => repository.countClick(query, rank))
    },

    /** The most frequent queries of the last `days` without results, and without an opened one. */
    async list(days: number) {
      const [unanswered, unopened] = await Promise.all([
        repository.unanswered(days, maxListed),
        repository.unopened(days, maxListed),
      ])
      return { days, without_results: unanswered, without_click: unopened }
    },

    /** Deletes old counts. */
    prune: () => repository.prune(keptDays, keptAnsweredDays),
  }
}
