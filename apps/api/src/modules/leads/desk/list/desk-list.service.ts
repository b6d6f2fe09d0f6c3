import type { Caller } from '../../../../caller.ts'
import type { Query, Schema } from '../../../../contract/operations.ts'
import { pagingOf, sliceOf } from '../../../../contract/page.ts'
import type { EnquiryState } from '../../enquiries/record/enquiry-states.ts'
import { type DeskAccess, rightsOf } from '../access/desk-access.ts'
import type { DeskListingsRepository } from '../access/desk-listings.repository.ts'
import type { DeskListRepository } from './desk-list.repository.ts'
import { deskRow } from './desk-row.ts'

export type DeskListService = ReturnType<typeof createDeskListService>

interface DeskListDeps {
  readonly access: DeskAccess
  readonly listings: Pick<DeskListingsRepository, 'answering'>
  readonly repository: DeskListRepository
  /** Number of check rows in every exported file. */
  readonly checkRows: number
}

/** Lists the enquiries of a desk. */
export function createDeskListService(deps: DeskListDeps) {
  const { access, listings, repository, checkRows } = deps
  return {
    /** The response of `listDeskEnquiries`. Throws `invalid_request`, `not_found`, `forbidden`. */
    async list(
      caller: Caller,
      request: Query<'listDeskEnquiries'>,
    ): Promise<Schema<'DeskEnquiries'>> {
      const { scope, listings: chosen, own } = await access.scope(caller, request, 'see enquiries')
      const query = { scope, filter: request, userId: caller.userId }
      const paging = { page: request.page ?? 1, per_page: request.per_page ?? 20 }
      const [rows, groups, members] = await Promise.all([
        repository.page(query, request.sort ?? 'newest', sliceOf(paging)),
        repository.counts(query),
        listings.answering(chosen),
      ])
      const counts = countsOf(groups)
      const total = request.state === undefined ? counts.all : counts.byState[request.state]
      const now = new Date()
      const roles = caller.isAdmin ? (['owner'] as const) : chosen.map(({ role }) => role)
      return {
        data: rows.map((row) => deskRow(row, now)),
        total,
        ...pagingOf(paging, total),
        counts: counts.byState,
        overdue: counts.overdue,
        median_first_reply_minutes: counts.medianMinutes,
        last_received_at: counts.lastAt,
        listings: own.map(({ kind, id, name }) => ({ kind, id, name })),
        members,
        check_rows: chosen.length > 0 ? checkRows : 0,
        my_rights: rightsOf(roles),
      }
    },
  }
}

type Counts = Awaited<ReturnType<DeskListRepository['counts']>>

function countsOf(groups: Counts) {
  const countOf = (state: EnquiryState) => groups.find((group) => group.state === state)?.n ?? 0
  const times = groups.map(({ lastAt }) => new Date(lastAt).getTime())
  return {
    all: groups.reduce((sum, { n }) => sum + n, 0),
    overdue: groups.reduce((sum, group) => sum + group.overdue, 0),
    medianMinutes: groups[0]?.medianMinutes ?? null,
    lastAt: times.length === 0 ? null : new Date(Math.max(...times)).toISOString(),
    byState: {
      new: countOf('new'),
      contacted: countOf('contacted'),
      visit: countOf('visit'),
      applied: countOf('applied'),
      enrolled: countOf('enrolled'),
      lost: countOf('lost'),
      invalid: countOf('invalid'),
    },
  }
}
