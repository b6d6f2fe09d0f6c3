import { AppError } from '../../../../app-error.ts'
import type { Caller } from '../../../../caller.ts'
import type { Db } from '../../../../db/connect.ts'
import type { NameOfUser } from '../../../accounts/users/name-of-user.ts'
import { enquiryReplyEmail } from '../../../platform/mail/templates/enquiry-reply.ts'
import type { EnquiryEmails } from '../../enquiries/record/enquiry-emails.ts'
import { channelUse } from '../consent/channel-use.ts'
import { channelRefusalText } from '../consent/refusals.ts'
import type { LockedEnquiry } from '../record/desk-record.ts'
import type { DeskMessagesRepository } from './desk-messages.repository.ts'
import type { DeskReply } from './desk-reply.ts'

export type DeskEmails = ReturnType<typeof createDeskEmails>

interface DeskEmailsDeps {
  readonly nameOfUser: NameOfUser
  readonly repository: DeskMessagesRepository
  readonly reply: DeskReply
  readonly emails: Pick<EnquiryEmails, 'toSender'>
}

interface NewEmail {
  readonly text: string
  readonly requestKey: string
  readonly snoozeUntil: string | undefined
  /** The earliest time; undefined for at once. */
  readonly notBefore: Date | undefined
}

/** Emails the sender of an enquiry, as far as the consent permits. */
export function createDeskEmails(deps: DeskEmailsDeps) {
  const { nameOfUser, repository, reply, emails } = deps
  return {
    /**
     * Puts an email into the outbox, from which it is sent now, at the chosen time, or when the
     * permitted hours begin after that (`sendAt`). Throws `conflict` if the sender does not permit emails.
     */
    async send(tx: Db, caller: Caller, record: LockedEnquiry, email: NewEmail) {
      const { enquiry, permission, now } = record
      const { notBefore: later } = email
      const at = later && later > now ? later : now
      const use = channelUse(permission, 'email', at)
      if (use.state !== 'allowed' && use.state !== 'outside_hours')
        throw new AppError('conflict', channelRefusalText(use, 'email') ?? '')
      const sendAt = use.nextAt ?? (at === now ? null : at)
      const { text } = email
      const author = await nameOfUser(caller.userId, tx)
      const mailId = await emails.toSender(tx, enquiry, (sender) =>
        enquiryReplyEmail({ ...sender, author, text }),
      )
      if (mailId === null) throw new Error('The email was not added')
      const message = {
        enquiryId: enquiry.id,
        authorId: caller.userId,
        text,
        mailId,
        requestKey: email.requestKey,
      }
      await repository.addSent(tx, message, sendAt)
      const changed = await reply.record(tx, record, {
        actorId: caller.userId,
        isReply: true,
        snoozeUntil: email.snoozeUntil,
      })
      return { ...changed, sendAt }
    },
  }
}
