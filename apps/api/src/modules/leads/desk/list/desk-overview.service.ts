import type { DeskListRepository, DeskQuery } from './desk-list.repository.ts'
import { deskRow } from './desk-row.ts'

export type DeskOverview = ReturnType<typeof createDeskOverview>

/** The work of a desk, for dashboards. */
export const createDeskOverview = (repository: DeskListRepository) => ({
  /** The enquiries that are due first, as rows of the contract. */
  async nextDue(query: DeskQuery, limit: number, now: Date) {
    const rows = await repository.page(query, 'due', { offset: 0, limit })
    return rows.map((row) => deskRow(row, now))
  },

  /** The counts of each state that occurs. */
  counts: (query: DeskQuery) => repository.counts(query),
})
