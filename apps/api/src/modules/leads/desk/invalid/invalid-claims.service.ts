import { AppError } from '../../../../app-error.ts'
import type { Caller } from '../../../../caller.ts'
import type { Body, Schema } from '../../../../contract/operations.ts'
import type { Db } from '../../../../db/connect.ts'
import { enquiryNotValidEmail } from '../../../platform/mail/templates/enquiry-not-valid.ts'
import type { EnquiryEmails } from '../../enquiries/record/enquiry-emails.ts'
import type { Visits } from '../../enquiries/visits/visits.service.ts'
import type { DeskDetailRepository } from '../detail/desk-detail.repository.ts'
import type { DeskRecords, LockedEnquiry } from '../record/desk-record.ts'
import type { EnquiryRecordRepository } from '../record/enquiry-record.repository.ts'
import { visitActor } from '../record/visit-actor.ts'
import { claimableUntil, isProven } from '../rules/invalid-rule.ts'
import type { InvalidClaimsRepository } from './invalid-claims.repository.ts'
import { isInSample } from './review-sample.ts'

export type InvalidClaimsService = ReturnType<typeof createInvalidClaims>

interface InvalidClaimsDeps {
  readonly desk: DeskRecords
  readonly records: EnquiryRecordRepository
  readonly claims: InvalidClaimsRepository
  /** Whether the listing of an enquiry marks so many that all its claims are reviewed. */
  readonly marksOften: (tx: Db, enquiryId: number) => Promise<boolean>
  readonly details: Pick<DeskDetailRepository, 'failedContacts'>
  readonly visits: Pick<Visits, 'cancelOpen'>
  readonly emails: Pick<EnquiryEmails, 'toSender' | 'wake'>
}

type Claim = Body<'claimInvalidEnquiry'>

/** Marks enquiries as invalid, by the public rule. */
export function createInvalidClaims(deps: InvalidClaimsDeps) {
  const { desk, records, claims, marksOften, details, visits, emails } = deps

  async function requireRule(tx: Db, { enquiry, now }: LockedEnquiry, { reason }: Claim) {
    if (claimableUntil(enquiry, now) === null)
      throw new AppError(
        'conflict',
        'An enquiry can be marked as invalid within 7 days, while it is new or contacted.',
      )
    if (!isProven(reason, await details.failedContacts(enquiry.id, tx)))
      throw new AppError(
        'conflict',
        'For this reason, an email must have bounced and you must have logged 3 unanswered calls on 3 different days.',
      )
  }

  async function tellSender(tx: Db, record: LockedEnquiry, { reason }: Claim): Promise<void> {
    const { enquiry, permission } = record
    if (permission.withdrawnAt !== null) return
    await emails.toSender(tx, enquiry, (email) => enquiryNotValidEmail({ ...email, reason }))
  }

  return {
    /** Throws `not_found`, `forbidden`, and `conflict` if the rule does not permit it. */
    async claim(
      caller: Caller,
      publicId: string,
      claim: Claim,
    ): Promise<Schema<'DeskEnquiryChanged'>> {
      const changed = await records.transaction(async (tx) => {
        const record = await desk.open(tx, caller, publicId, 'answer enquiries')
        await desk.requireRevision(tx, record, claim.revision)
        await requireRule(tx, record, claim)
        const { id, state } = record.enquiry
        const { reason, evidence = '' } = claim
        const owner = { enquiryId: id, actorId: caller.userId }
        await claims.add(tx, {
          enquiryId: id,
          reason,
          evidence,
          claimedBy: caller.userId,
          isSampled: isInSample(publicId) || (await marksOften(tx, id)),
        })
        await records.addEvents(tx, [
          { ...owner, kind: 'state', fromState: state, toState: 'invalid', detail: { reason } },
          { ...owner, kind: 'invalid', detail: { reason }, isForParent: true },
        ])
        await visits.cancelOpen(tx, record.enquiry, visitActor(record, caller))
        await tellSender(tx, record, claim)
        const revision = await records.change(tx, id, {
          state: 'invalid',
          stateSince: record.now,
          invalidReason: reason,
        })
        return { revision, state: 'invalid' as const }
      })
      emails.wake()
      return changed
    },
  }
}
