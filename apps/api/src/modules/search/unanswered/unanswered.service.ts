import { countableQuery } from './countable-query.ts'
import type { UnansweredRepository } from './unanswered.repository.ts'

/** Days for which counts are kept. */
const keptDays = 90
/** Distinct queries of one day; automated requests send more than people do. */
const maxQueriesOfDay = 5_000
/** Counts that a process writes at once; beyond that it does not count. */
const maxPending = 4

export type UnansweredQueries = ReturnType<typeof createUnansweredQueries>

/** Counts queries without results, so that the dictionary and the catalogue can be improved. */
export function createUnansweredQueries(
  repository: UnansweredRepository,
  onError: (error: unknown) => void,
) {
  let pending = 0
  return {
    /** Counts a query after its response; a failure does not affect the search. */
    async count(typed: string, outcome: 'empty' | 'relaxed'): Promise<void> {
      const query = countableQuery(typed)
      if (query === null || pending >= maxPending) return
      pending++
      try {
        await repository.count(query, outcome, maxQueriesOfDay)
      } catch (error) {
        onError(error)
      } finally {
        pending--
      }
    },

    /** Deletes old counts. */
    prune: () => repository.prune(keptDays),
  }
}
