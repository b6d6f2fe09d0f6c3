import { and, eq, or, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/connect.ts'
import {
  contactReveals,
  enquiries,
  enquiryEvents,
  enquiryMessages,
  outgoingMails,
} from '../../../../db/schema/index.ts'

export type DeskMessagesRepository = ReturnType<typeof createDeskMessagesRepository>

interface SentMessage {
  readonly enquiryId: number
  readonly authorId: number
  readonly text: string
  readonly mailId: number
  readonly requestKey: string
}

interface Added {
  /** Null for an email that does not wait, a note and a call. */
  readonly sendAt: Date | null
}

interface Reveal {
  readonly enquiryId: number
  readonly viewerId: number
  readonly viewerName: string
}

/** Writes what the desk sends to a sender and looks at. */
export function createDeskMessagesRepository() {
  return {
    /**
     * The records that a request has added already: its message, with the time for which its
     * email waits, or its note or call.
     */
    async addedBefore(tx: Db, enquiryId: number, requestKey: string): Promise<Added | undefined> {
      const [message] = await tx
        .select({
          sendAt: sql<string | null>`case when ${outgoingMails.sentAt} is null
            and ${outgoingMails.failedAt} is null and ${outgoingMails.attempts} = 0
            and ${outgoingMails.dueAt} > now() then to_json(${outgoingMails.dueAt}) #>> '{}' end`,
        })
        .from(enquiryMessages)
        .leftJoin(outgoingMails, eq(outgoingMails.id, enquiryMessages.mailId))
        .where(
          and(eq(enquiryMessages.enquiryId, enquiryId), eq(enquiryMessages.requestKey, requestKey)),
        )
      if (message) return { sendAt: message.sendAt === null ? null : new Date(message.sendAt) }
      const events = await tx
        .select({ id: enquiryEvents.id })
        .from(enquiryEvents)
        .where(
          and(
            eq(enquiryEvents.enquiryId, enquiryId),
            sql`${enquiryEvents.detail} ->> 'request_key' = ${requestKey}`,
          ),
        )
        .limit(1)
      return events.length > 0 ? { sendAt: null } : undefined
    },

    /** Adds a message with its email, which waits until a time, if there is one. */
    async addSent(tx: Db, message: SentMessage, sendAt: Date | null): Promise<void> {
      const { enquiryId, authorId, text, mailId, requestKey } = message
      if (sendAt)
        await tx.update(outgoingMails).set({ dueAt: sendAt }).where(eq(outgoingMails.id, mailId))
      await tx
        .insert(enquiryMessages)
        .values({ enquiryId, side: 'desk', authorId, bodyText: text, mailId, requestKey })
    },

    async addReveal(tx: Db, reveal: Reveal): Promise<void> {
      await tx.insert(contactReveals).values({ ...reveal, field: 'phone' })
    },

    /** The texts of the sender in an enquiry and those merged into it, without withdrawn ones. */
    async textsOfSender(tx: Db, id: number) {
      const isInGroup = or(eq(enquiries.id, id), eq(enquiries.mergedIntoId, id))
      const isLive = and(isInGroup, sql`${enquiries.withdrawnAt} is null`)
      const first = await tx
        .select({ id: enquiries.id, text: enquiries.message })
        .from(enquiries)
        .where(isLive)
      const later = await tx
        .select({ id: enquiryMessages.id, text: enquiryMessages.bodyText })
        .from(enquiryMessages)
        .innerJoin(enquiries, eq(enquiries.id, enquiryMessages.enquiryId))
        .where(and(isLive, eq(enquiryMessages.side, 'parent')))
      return { first, later }
    },
  }
}
