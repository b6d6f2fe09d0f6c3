import { AppError } from '../../../../app-error.ts'
import type { Caller } from '../../../../caller.ts'
import type { Schema } from '../../../../contract/operations.ts'
import type { Db } from '../../../../db/connect.ts'
import type { StateUndoRepository } from '../changes/state-undo.repository.ts'
import { channelUse } from '../consent/channel-use.ts'
import { termsOf } from '../consent/consent-json.ts'
import { permissionOf } from '../consent/permission.ts'
import { visibleText } from '../contact/hidden-names.ts'
import type { DeskRecords, LockedEnquiry } from '../record/desk-record.ts'
import type { EnquiryRecordRepository } from '../record/enquiry-record.repository.ts'
import type { WaitingEmailsRepository } from './waiting-emails.repository.ts'

export type WaitingEmails = ReturnType<typeof createWaitingEmails>

interface WaitingEmailsDeps {
  readonly db: Db
  readonly desk: Pick<DeskRecords, 'lock'>
  readonly records: Pick<EnquiryRecordRepository, 'addEvents' | 'change' | 'transaction'>
  readonly repository: WaitingEmailsRepository
  readonly moves: Pick<StateUndoRepository, 'lastMoves'>
}

/** Answers of a desk between the click and the sending. */
export function createWaitingEmails({ db, desk, records, repository, moves }: WaitingEmailsDeps) {
  /** Takes back the move from new to contacted, if no call or other answer justifies it. */
  async function moveBack(tx: Db, caller: Caller, { enquiry, now }: LockedEnquiry) {
    const [last, before] = await moves.lastMoves(tx, enquiry.id)
    const isFromNew = last?.fromState === 'new' && last.toState === 'contacted'
    if (enquiry.state !== 'contacted' || !isFromNew) return null
    if (await repository.wasCalled(tx, enquiry.id)) return null
    await records.addEvents(tx, [
      {
        enquiryId: enquiry.id,
        kind: 'state',
        actorId: caller.userId,
        fromState: 'contacted',
        toState: 'new',
        detail: { undo: last.id },
        isForParent: true,
      },
    ])
    return { state: 'new' as const, stateSince: before?.at ?? enquiry.confirmedAt ?? now }
  }

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
     * Cancels an email that waits for its time; an enquiry that it moved to contacted is new again.
     * Throws `not_found`, `forbidden`, and `conflict` if it was sent.
     */
    cancel(
      caller: Caller,
      publicId: string,
      messageId: number,
    ): Promise<Schema<'DeskEmailCancelled'>> {
      return records.transaction(async (tx) => {
        const record = await desk.lock(tx, caller, publicId, 'answer enquiries')
        const { enquiry, permission } = record
        const email = await repository.waitingEmail(tx, enquiry.id, messageId)
        if (email === undefined)
          throw new AppError('conflict', 'This email is no longer waiting. It may have been sent.')
        await repository.drop(tx, email.mailId, 'desk')
        await records.addEvents(tx, [
          {
            enquiryId: enquiry.id,
            kind: 'cancelled_email',
            actorId: caller.userId,
            detail: { message: messageId },
          },
        ])
        const waitingSince = await repository.unansweredSince(tx, enquiry.id)
        const movedBack = waitingSince && (await moveBack(tx, caller, record))
        const revision = await records.change(tx, enquiry.id, {
          ...(waitingSince && { firstReplyAt: null, firstReplyMinutes: null, waitingSince }),
          ...movedBack,
        })
        const isLive = permission.isLive
        const isOwn = isLive && email.authorId === caller.userId
        return {
          revision,
          state: movedBack?.state ?? enquiry.state,
          text: isOwn ? email.text : visibleText(email.text, enquiry, isLive),
        }
      })
    },
  }
}
