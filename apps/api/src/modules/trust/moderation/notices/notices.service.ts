import type { Caller } from '../../../../caller.ts'
import type { Query, Schema } from '../../../../contract/operations.ts'
import { pagingOf, sliceOf } from '../../../../contract/page.ts'
import { referenceOf } from '../queue/case-rows.ts'
import type { NoticesRepository } from './notices.repository.ts'

export type NoticesService = ReturnType<typeof createNoticesService>

/** What owners see about decisions on their listings. */
export function createNoticesService(repository: NoticesRepository) {
  return {
    /** The `ModerationNoticeList` of the contract. */
    async list(
      { userId }: Caller,
      page: Query<'listMyModerationNotices'>,
    ): Promise<Schema<'ModerationNoticeList'>> {
      const [rows, total, held, claims] = await Promise.all([
        repository.list(userId, sliceOf(page)),
        repository.count(userId),
        repository.held(userId),
        repository.claims(userId),
      ])
      const data = rows.map((row) => ({ ...row, reference: referenceOf(row.case_id) }))
      return { data, total, ...pagingOf(page, total), held, claims }
    },
  }
}
