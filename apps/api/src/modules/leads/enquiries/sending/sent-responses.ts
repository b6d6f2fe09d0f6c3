import type { Schema } from '../../../../contract/operations.ts'
import type { Db } from '../../../../db/connect.ts'
import type { EnquiredListingsRepository } from '../record/enquired-listings.repository.ts'
import type { EnquiryEmails } from '../record/enquiry-emails.ts'
import type { EnquiryRow } from '../record/enquiry-row.ts'

interface SentResponsesDeps {
  readonly listings: EnquiredListingsRepository
  readonly emails: Pick<EnquiryEmails, 'addLink'>
}

type Sent = Schema<'SentEnquiries'>

/** The contract's `SentEnquiries`. */
export function createSentResponses({ listings, emails }: SentResponsesDeps) {
  const sentOne = async (tx: Db, row: EnquiryRow, accessToken: string | null) => ({
    id: row.publicId,
    reference: row.reference,
    name: await listings.nameOf(tx, row),
    reply_by: row.confirmedAt === null ? null : (row.replyDueAt?.toISOString() ?? null),
    access_token: accessToken,
  })

  return {
    async of(tx: Db, rows: readonly EnquiryRow[], outcome: Sent['outcome']): Promise<Sent> {
      const enquiries: Sent['enquiries'][number][] = []
      for (const row of rows) enquiries.push(await sentOne(tx, row, null))
      return { outcome, enquiries }
    },

    /** With tokens that open the enquiries without a session. */
    async withLinks(tx: Db, rows: readonly EnquiryRow[]): Promise<Sent> {
      const enquiries: Sent['enquiries'][number][] = []
      for (const row of rows)
        enquiries.push(await sentOne(tx, row, await emails.addLink(tx, row.id)))
      return { outcome: 'sent', enquiries }
    },
  }
}
