import { and, asc, eq, gt, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../../db/connect.ts'
import { isoTime } from '../../../db/iso-time.ts'
import {
  contactMessages,
  exitedUsers,
  jobAlerts,
  newsletterSubscriptions,
  outgoingMails,
} from '../../../db/schema/index.ts'
import { pageSize } from './row-pages.ts'

export type ContactDataRepository = ReturnType<typeof createContactDataRepository>

const isAddress = (column: PgColumn, email: string): SQL => sql`lower(${column}) = lower(${email})`

const isExitedUser = (userId: number, email: string | null): SQL =>
  email === null
    ? eq(exitedUsers.userId, userId)
    : sql`(${exitedUsers.userId} = ${userId} or ${isAddress(exitedUsers.email, email)})`

/**
 * Records of a user's email address: contact forms, newsletters, job alerts and emails; for the export and
 * the removal of their data.
 */
export function createContactDataRepository(db: Db) {
  return {
    exitedUsersOf: (userId: number, email: string | null, after: number) =>
      db
        .select({
          cursor: exitedUsers.id,
          first_name: exitedUsers.firstName,
          last_name: exitedUsers.lastName,
          email: exitedUsers.email,
          phone: exitedUsers.phone,
          exited_page: exitedUsers.exitedPage,
          contacted_on: exitedUsers.contactedOn,
          created_at: exitedUsers.createdAt,
        })
        .from(exitedUsers)
        .where(and(isExitedUser(userId, email), gt(exitedUsers.id, after)))
        .orderBy(asc(exitedUsers.id))
        .limit(pageSize),

    contactMessagesOf: (email: string, after: number) =>
      db
        .select({
          cursor: contactMessages.id,
          name: contactMessages.name,
          email: contactMessages.email,
          topic: contactMessages.topic,
          message: contactMessages.message,
          answered_on: contactMessages.answeredOn,
          created_at: contactMessages.createdAt,
        })
        .from(contactMessages)
        .where(and(isAddress(contactMessages.email, email), gt(contactMessages.id, after)))
        .orderBy(asc(contactMessages.id))
        .limit(pageSize),

    async subscriptionOf(email: string) {
      const [found] = await db
        .select({
          email: newsletterSubscriptions.email,
          confirmed_at: newsletterSubscriptions.confirmedAt,
          unsubscribed_at: newsletterSubscriptions.unsubscribedAt,
          created_at: newsletterSubscriptions.createdAt,
          newsletters: sql<unknown>`(
            select coalesce(json_agg(json_build_object('title', n.title, 'state', d.state,
              'why', d.why, 'answer', d.answer, 'at', ${isoTime(sql`d.at`)})
              order by d.draft_id), '[]')
            from newsletter_delivery d join newsletter_draft n on n.id = d.draft_id
            where d.subscription_id = newsletter_subscription.id)`,
        })
        .from(newsletterSubscriptions)
        .where(isAddress(newsletterSubscriptions.email, email))
      return found ?? null
    },

    /** Alerts of a user, and of their confirmed email. */
    jobAlertsOf: (userId: number, email: string | null, after: number) =>
      db
        .select({
          cursor: jobAlerts.id,
          every: jobAlerts.every,
          email: jobAlerts.email,
          roles: jobAlerts.roles,
          subjects: jobAlerts.subjects,
          types: jobAlerts.types,
          pay_from: jobAlerts.payFrom,
          place: jobAlerts.place,
          lat: jobAlerts.lat,
          lng: jobAlerts.lng,
          radius: jobAlerts.radius,
          created_at: jobAlerts.createdAt,
          confirmed_at: jobAlerts.confirmedAt,
          ended_at: jobAlerts.endedAt,
        })
        .from(jobAlerts)
        .where(
          and(
            gt(jobAlerts.id, after),
            email === null
              ? eq(jobAlerts.userId, userId)
              : or(eq(jobAlerts.userId, userId), isAddress(jobAlerts.email, email)),
          ),
        )
        .orderBy(asc(jobAlerts.id))
        .limit(pageSize),

    emailsTo: (email: string, after: number) =>
      db
        .select({
          cursor: outgoingMails.id,
          subject: outgoingMails.subject,
          created_at: outgoingMails.createdAt,
          sent_at: outgoingMails.sentAt,
        })
        .from(outgoingMails)
        .where(and(isAddress(outgoingMails.toAddress, email), gt(outgoingMails.id, after)))
        .orderBy(asc(outgoingMails.id))
        .limit(pageSize),

    /** Removes the records of sent and failed emails to an address, and keeps those still queued. */
    async removeSentEmails(tx: Db, email: string): Promise<void> {
      const isDone = sql`coalesce(${outgoingMails.sentAt}, ${outgoingMails.failedAt}) is not null`
      await tx
        .delete(outgoingMails)
        .where(sql`${isAddress(outgoingMails.toAddress, email)} and ${isDone}`)
    },

    /** Removes every record of a confirmed email. */
    async removeRecords(tx: Db, email: string): Promise<void> {
      await tx.delete(exitedUsers).where(isAddress(exitedUsers.email, email))
      await tx.delete(contactMessages).where(isAddress(contactMessages.email, email))
      await tx
        .delete(newsletterSubscriptions)
        .where(isAddress(newsletterSubscriptions.email, email))
      await tx.execute(sql`
        delete from bounced_address where hash = sha256(convert_to(lower(${email}), 'UTF8'))`)
      await tx.delete(jobAlerts).where(isAddress(jobAlerts.email, email))
      await tx.delete(outgoingMails).where(isAddress(outgoingMails.toAddress, email))
    },
  }
}
