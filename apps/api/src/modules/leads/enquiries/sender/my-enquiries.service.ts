import type { Caller } from '../../../../caller.ts'
import type { Query, Schema } from '../../../../contract/operations.ts'
import { pagingOf, sliceOf } from '../../../../contract/page.ts'
import { senderStateOf } from '../record/sender-state.ts'
import type { MyEnquiriesRepository, SummaryRow } from './my-enquiries.repository.ts'

export type MyEnquiries = ReturnType<typeof createMyEnquiries>

/** The contract's `MyEnquirySummary`. */
export const toSummary = (row: SummaryRow): Schema<'MyEnquirySummary'> => ({
  id: row.publicId,
  reference: row.reference,
  subject: row.kind && {
    kind: row.kind,
    id: row.subjectId,
    name: row.name,
    slug: row.slug,
    place: row.place,
  },
  recipient: row.recipient,
  child_name: row.childName,
  class_sought: row.classSought,
  state: senderStateOf(row),
  sent_at: new Date(row.sentAt).toISOString(),
  last_at: new Date(row.lastAt).toISOString(),
  reply_by: row.replyBy === null ? null : new Date(row.replyBy).toISOString(),
  unread: row.unread,
  is_permission_live: row.isPermissionLive,
  confirm_by: row.confirmBy === null ? null : new Date(row.confirmBy).toISOString(),
})

/** The enquiries of a signed-in sender. */
export function createMyEnquiries(repository: MyEnquiriesRepository) {
  const ofCaller = async ({ userId }: Caller) => ({
    userId,
    email: await repository.confirmedEmail(userId),
  })

  return {
    /** The contract's `MyEnquiryList`. */
    async list(
      caller: Caller,
      { filter = 'all', page = 1, per_page = 20 }: Query<'listMyEnquiries'>,
    ): Promise<Schema<'MyEnquiryList'>> {
      const of = await ofCaller(caller)
      const paging = { page, per_page }
      const counts = await repository.count(of)
      const rows = await repository.list(of, filter, sliceOf(paging))
      const total = counts[filter]
      return {
        data: rows.map(toSummary),
        counts,
        total,
        ...pagingOf(paging, total),
      }
    },

    /** The caller's latest enquiry about a listing, or null. */
    async latestAbout(caller: Caller, listing: { kind: Schema<'ListingKind'>; id: number }) {
      const row = await repository.latestAbout(await ofCaller(caller), listing)
      return row ? toSummary(row) : null
    },
  }
}
