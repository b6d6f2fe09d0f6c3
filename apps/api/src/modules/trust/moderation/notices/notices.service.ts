import type { Caller } from '../../../../caller.ts'
import type { Query, Schema } from '../../../../contract/operations.ts'
import { pagingOf, sliceOf } from '../../../../contract/page.ts'
import { referenceOf } from '../queue/case-rows.ts'
import type { NoticesRepository } from './notices.repository.ts'

type NoticeList = Schema<'ModerationNoticeList'>
export type NoticesService = ReturnType<typeof createNoticesService>

export interface NoticesDeps {
  readonly repository: NoticesRepository
  /** Filter values that the user requested and that were decided recently. */
  decidedFilterRequests(userId: number): Promise<NoticeList['filter_requests']>
}

/** Decisions on listings, as their owners see them. */
export function createNoticesService({ repository, decidedFilterRequests }: NoticesDeps) {
  return {
    /** The `ModerationNoticeList` of the contract. */
    async list({ userId }: Caller, page: Query<'listMyModerationNotices'>): Promise<NoticeList> {
      const [rows, total, held, claims, filterRequests] = await Promise.all([
        repository.list(userId, sliceOf(page)),
        repository.count(userId),
        repository.held(userId),
        repository.claims(userId),
        decidedFilterRequests(userId),
      ])
      const data = rows.map((row) => ({ ...row, reference: referenceOf(row.case_id) }))
      return {
        data,
        total,
        ...pagingOf(page, total),
        held,
        claims,
        filter_requests: filterRequests,
      }
    },
  }
}
