import { AppError } from '../../../../app-error.ts'
import { type Caller, forbidden } from '../../../../caller.ts'
import type { Body, Schema } from '../../../../contract/operations.ts'
import type { Db } from '../../../../db/connect.ts'
import { deskReopenedEmail } from '../../../platform/mail/templates/desk-reopened.ts'
import { enquiryReviewedEmail } from '../../../platform/mail/templates/enquiry-reviewed.ts'
import type { EnquiryEmails } from '../../enquiries/record/enquiry-emails.ts'
import type { DeskAccess } from '../access/desk-access.ts'
import type { DeskRecords, LockedEnquiry } from '../record/desk-record.ts'
import type { EnquiryRecordRepository } from '../record/enquiry-record.repository.ts'
import type { InvalidClaimsRepository } from './invalid-claims.repository.ts'

export type InvalidReviewsService = ReturnType<typeof createInvalidReviews>

interface InvalidReviewsDeps {
  readonly access: Pick<DeskAccess, 'isMember'>
  readonly desk: DeskRecords
  readonly records: EnquiryRecordRepository
  readonly claims: InvalidClaimsRepository
  readonly emails: Pick<EnquiryEmails, 'toDesk' | 'toSender' | 'wake'>
}

type Review = Body<'reviewInvalidEnquiry'>

/** Reviews by admins of enquiries that desks marked as invalid. */
export function createInvalidReviews(deps: InvalidReviewsDeps) {
  const { access, desk, records, claims, emails } = deps

  /** Moves the enquiry back to its desk. */
  async function reopen(tx: Db, { userId }: Caller, record: LockedEnquiry): Promise<number> {
    const { id } = record.enquiry
    await records.addEvents(tx, [
      { enquiryId: id, actorId: userId, kind: 'state', fromState: 'invalid', toState: 'new' },
    ])
    return records.change(tx, id, { state: 'new', stateSince: record.now, invalidReason: null })
  }

  return {
    /** Throws `not_found`, `forbidden`, and `conflict` without an open review. */
    async review(
      caller: Caller,
      publicId: string,
      { outcome, note }: Review,
    ): Promise<Schema<'DeskEnquiryChanged'>> {
      const changed = await records.transaction(async (tx) => {
        const record = await desk.open(tx, caller, publicId, 'answer enquiries')
        const { enquiry, listing } = record
        const claim = await claims.lockToReview(tx, enquiry.id)
        if (enquiry.state !== 'invalid' || !claim)
          throw new AppError('conflict', 'This enquiry has no open review.')
        if (claim.claimedBy === caller.userId || (await access.isMember(caller, listing, tx)))
          throw forbidden('You work for this listing. Another admin must review its enquiries.')
        const reviewNote = note ?? null
        await claims.review(tx, claim.id, { outcome, reviewedBy: caller.userId, reviewNote })
        const isReopened = outcome === 'overturned'
        if (isReopened || claim.parentAnswer !== null)
          await emails.toSender(tx, enquiry, (email) =>
            enquiryReviewedEmail({ ...email, isReopened }),
          )
        if (!isReopened) return { revision: enquiry.revision, state: enquiry.state }
        await emails.toDesk(tx, enquiry, (email) =>
          deskReopenedEmail({ ...email, note: reviewNote }),
        )
        return { revision: await reopen(tx, caller, record), state: 'new' as const }
      })
      emails.wake()
      return changed
    },
  }
}
