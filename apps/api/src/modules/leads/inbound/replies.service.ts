import { hash } from 'node:crypto'
import { AppError, TooManyRequests } from '../../../app-error.ts'
import type { Caller } from '../../../caller.ts'
import { hourSeconds } from '../../platform/dates/durations.ts'
import { emailKeyOf } from '../../platform/mail/email-key.ts'
import type { LimitsService } from '../../platform/rate-limits/limits.service.ts'
import type { DeskMessagesService } from '../desk/messages/desk-messages.service.ts'
import type { SenderActions } from '../enquiries/sender/sender-actions.service.ts'
import type { ExportWatch } from '../export-watch/export-watch.ts'
import type { ReplyAddresses, ReplySubject } from '../signed-addresses/reply-address.ts'
import { type IncomingMail, type ReplyMail, readReplyMail } from './incoming-mail.ts'
import type { RepliesRepository } from './replies.repository.ts'

interface RepliesDeps {
  readonly addresses: ReplyAddresses
  readonly exportWatch: ExportWatch
  readonly repository: RepliesRepository
  readonly limits: LimitsService
  readonly actions: Pick<SenderActions, 'writeByEmail'>
  readonly messages: Pick<DeskMessagesService, 'add'>
}

const limit = { name: 'reply-by-email', max: 30, seconds: hourSeconds }
const longestText = 2_000

/** The member, with no more rights than their role in the listing. */
const memberCaller = (userId: number): Caller => ({
  userId,
  sessionId: 0,
  permissions: [],
  isAdmin: false,
  memberRoles: {},
})

/** Adds replies by email to the conversation of an enquiry, and watches the addresses of exports. */
export function createReplies(deps: RepliesDeps) {
  const { addresses, exportWatch, repository, limits, actions, messages } = deps

  async function add(subject: ReplySubject, mail: ReplyMail): Promise<void> {
    const { enquiryId, userId } = subject
    const author = await (userId === null
      ? repository.sender(enquiryId)
      : repository.member(enquiryId, userId))
    if (!author) throw new AppError('not_found', 'This conversation no longer exists.')
    if (emailKeyOf(author.email) !== emailKeyOf(mail.from))
      throw new AppError('forbidden', 'Write from the address that received the email.')
    if (mail.text === '')
      throw new AppError('invalid_request', 'Write your answer above the quoted message.')
    if (mail.text.length > longestText)
      throw new AppError('invalid_request', 'Shorten the message to 2,000 characters.')
    const subjectKey = `${enquiryId} ${userId}`
    const seconds = await limits.retryAfterSeconds(limit, subjectKey)
    if (seconds > 0) throw new TooManyRequests('Too many emails. Try again in an hour.', seconds)
    const requestKey = uuidOf(`${subjectKey} ${mail.key}`)
    const { publicId } = author
    if (userId === null) await actions.writeByEmail(publicId, { text: mail.text, requestKey })
    else
      await messages.add(memberCaller(userId), publicId, {
        kind: 'email',
        text: mail.text,
        request_key: requestKey,
      })
  }

  return {
    /** Whether the address is one that emails or exports of this server named. */
    accepts: async (address: string): Promise<boolean> =>
      (await addresses.read(address)) !== null || (await exportWatch.isWatched(address)),

    /**
     * Ignores automatic emails. Throws an `AppError` with a sentence for the author if the reply
     * cannot be added; receiving it again adds nothing.
     */
    async receive(incoming: IncomingMail): Promise<void> {
      for (const recipient of incoming.recipients) await exportWatch.report(recipient, incoming)
      const mail = await readReplyMail(incoming)
      const isOwn = mail.from.toLowerCase().endsWith(`@${addresses.domain}`)
      if (mail.isAutomatic || isOwn) return
      for (const recipient of incoming.recipients) {
        const subject = await addresses.read(recipient)
        if (subject) await add(subject, mail)
      }
    },
  }
}

/** A stable UUID for a text. */
function uuidOf(text: string): string {
  const hex = hash('sha256', text)
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`]
  return [...parts, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-')
}
