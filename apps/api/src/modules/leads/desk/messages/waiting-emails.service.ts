import { AppError } from '../../../../app-error.ts'
import type { Caller } from '../../../../caller.ts'
import type { Schema } from '../../../../contract/operations.ts'
import type { Db } from '../../../../db/connect.ts'
import { channelUse } from '../consent/channel-use.ts'
import { termsOf } from '../consent/consent-json.ts'
import { permissionOf } from '../consent/permission.ts'
import type { DeskRecords } from '../record/desk-record.ts'
import type { EnquiryRecordRepository } from '../record/enquiry-record.repository.ts'
import type { WaitingEmailsRepository } from './waiting-emails.repository.ts'

export type WaitingEmails = ReturnType<typeof createWaitingEmails>

interface WaitingEmailsDeps {
  readonly db: Db
  readonly desk: Pick<DeskRecords, 'lock'>
  readonly records: Pick<EnquiryRecordRepository, 'addEvents' | 'change' | 'transaction'>
  readonly repository: WaitingEmailsRepository
}

/** Answers of a desk between the click and the sending. */
export function createWaitingEmails({ db, desk, records, repository }: WaitingEmailsDeps) {
  return {
    /**
     * Whether an email may be sent now. An answer to a parent whose permission has ended meanwhile is
     * dropped, whatever ended it; outside the permitted hours it waits again.
     */
    async check(mailId: number): Promise<'send' | 'dropped' | Date> {
      const answer = await repository.byMail(mailId)
      if (!answer) return 'send'
      const now = new Date()
      const use = channelUse(permissionOf(termsOf(answer.consents), now), 'email', now)
      if (use.state === 'allowed') return 'send'
      if (use.state === 'outside_hours') return use.nextAt
      await db.transaction((tx) => repository.drop(tx, mailId, 'permission'))
      return 'dropped'
    },

    /**
     * Cancels an email that waits for its time. Throws `not_found`, `forbidden`, and `conflict` if it
     * was sent.
     */
    cancel(
      caller: Caller,
      publicId: string,
      messageId: number,
    ): Promise<Schema<'DeskEnquiryChanged'>> {
      return records.transaction(async (tx) => {
        const { enquiry } = await desk.lock(tx, caller, publicId, 'answer enquiries')
        const mailId = await repository.waitingMail(tx, enquiry.id, messageId)
        if (mailId === undefined)
          throw new AppError('conflict', 'This email is no longer waiting. It may have been sent.')
        await repository.drop(tx, mailId, 'desk')
        await records.addEvents(tx, [
          {
            enquiryId: enquiry.id,
            kind: 'cancelled_email',
            actorId: caller.userId,
            detail: { message: messageId },
          },
        ])
        const waitingSince = await repository.unansweredSince(tx, enquiry.id)
        const revision = await records.change(tx, enquiry.id, {
          ...(waitingSince && { firstReplyAt: null, firstReplyMinutes: null, waitingSince }),
        })
        return { revision, state: enquiry.state }
      })
    },
  }
}
