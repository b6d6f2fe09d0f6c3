import type { Caller, ListingOfMembers } from '../../../../caller.ts'
import type { Schema } from '../../../../contract/operations.ts'
import type { ConsentsService } from '../../../accounts/consents/consents.service.ts'
import type { NameOfUser } from '../../../accounts/users/name-of-user.ts'
import { dayMs } from '../../../platform/dates/durations.ts'
import { emailKeyOf } from '../../../platform/mail/email-key.ts'
import type { EnquiryEmails } from '../../enquiries/record/enquiry-emails.ts'
import { newReference } from '../../enquiries/record/reference.ts'
import type { ConfirmEnquiries } from '../../enquiries/sending/confirm-enquiries.ts'
import type { SendEnquiriesRepository } from '../../enquiries/sending/send-enquiries.repository.ts'
import type { DeskAccess } from '../access/desk-access.ts'
import type { TestEnquiryRepository } from './test-enquiry.repository.ts'

export type TestEnquiry = ReturnType<typeof createTestEnquiry>

interface TestEnquiryDeps {
  readonly access: Pick<DeskAccess, 'requireListing'>
  readonly nameOfUser: NameOfUser
  readonly consents: ConsentsService
  readonly sending: SendEnquiriesRepository
  readonly confirm: ConfirmEnquiries
  readonly emails: Pick<EnquiryEmails, 'wake'>
  readonly repository: TestEnquiryRepository
}

const message = `This is a test enquiry. Reply to it, add a note or move it to another stage: the emails come to your own address, as a parent would get them. We delete it after a day.`

/** An enquiry that a member sends to their own desk, to see what happens. */
export function createTestEnquiry(deps: TestEnquiryDeps) {
  const { access, nameOfUser, consents, sending, confirm, emails, repository } = deps
  return {
    /**
     * Sends it from the caller's own address; if there is one already, answers with that. Throws
     * `not_found`, `forbidden`.
     */
    async send(caller: Caller, listing: ListingOfMembers): Promise<Schema<'TestEnquirySent'>> {
      await access.requireListing(caller, listing, 'answer enquiries')
      const { userId } = caller
      const id = await sending.transaction(async (tx) => {
        await sending.lock(tx, `test:${listing.kind}:${listing.id}`)
        const before = await repository.find(tx, listing)
        if (before !== undefined) return before
        const user = await sending.findUser(tx, userId)
        if (!user) throw new Error('The caller has no account')
        const consentId = await consents.add(tx, {
          userId,
          childId: null,
          recipient: listing,
          declared: 'adult',
          channels: ['email'],
          days: [1, 2, 3, 4, 5, 6, 7],
          fromMinute: 0,
          toMinute: 24 * 60,
          expiresAt: new Date(Date.now() + 2 * dayMs),
        })
        const row = await sending.add(tx, {
          reference: newReference(),
          schoolId: listing.kind === 'school' ? listing.id : null,
          storeId: listing.kind === 'store' ? listing.id : null,
          userId,
          isTest: true,
          message,
          parentName: await nameOfUser(userId, tx),
          email: user.email,
          emailKey: emailKeyOf(user.email),
          consentId,
          requestKey: crypto.randomUUID(),
          recipient: 0,
        })
        await confirm(tx, [row], { isByEmail: false })
        return row.publicId
      })
      emails.wake()
      return { id }
    },
  }
}
