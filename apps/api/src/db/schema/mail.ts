import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment, tokenHash } from './columns.ts'

/** An iCalendar file, and the method that it states. */
export interface CalendarFile {
  readonly method: 'REQUEST' | 'CANCEL'
  readonly content: string
}

/**
 * The content that many emails share. Each of them stores only its recipient and its unsubscribe URL, which
 * replaces `unsubscribeMark` when it is sent.
 */
export const bulkMails = pgTable('bulk_mail', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  textBody: text('text_body').notNull(),
  htmlBody: text('html_body').notNull(),
  /** Whether its emails wait. */
  isHeld: boolean('is_held').notNull().default(false),
  createdAt: moment('created_at').notNull().defaultNow(),
})

/** An address that permanently refuses email. It gets no bulk emails until its user confirms it again. */
export const bouncedAddresses = pgTable('bounced_address', {
  /** SHA-256 of the address in lower case. */
  hash: tokenHash('hash').primaryKey(),
  /** The status of RFC 3463, such as 5.1.1. */
  status: text('status').notNull(),
  at: moment('at').notNull().defaultNow(),
})

/**
 * An email to send, written in the transaction that causes it. Its content is deleted once it is
 * sent.
 */
export const outgoingMails = pgTable(
  'outgoing_mail',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /**
     * Part of the Message-ID: equal for every attempt, so that mail programs recognise a duplicate.
     */
    messageId: uuid('message_id').notNull().defaultRandom(),
    toName: text('to_name'),
    toAddress: text('to_address').notNull(),
    replyTo: text('reply_to'),
    subject: text('subject').notNull(),
    textBody: text('text_body').notNull(),
    htmlBody: text('html_body').notNull(),
    /** One-click unsubscribe URL (RFC 8058). */
    unsubscribeUrl: text('unsubscribe_url'),
    /** A calendar entry (RFC 5546) to attach. */
    calendar: jsonb('calendar').$type<CalendarFile>(),
    /** Its content, if others have the same; the email's own is empty then. */
    bulkMailId: integer('bulk_mail_id').references(() => bulkMails.id),
    attempts: smallint('attempts').notNull().default(0),
    /**
     * Time of the next attempt. A process that claims the email postpones it, so that no other
     * process sends it.
     */
    dueAt: moment('due_at').notNull().defaultNow(),
    sentAt: moment('sent_at'),
    /** When sending failed permanently. */
    failedAt: moment('failed_at'),
    lastError: text('last_error'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('outgoing_mail_due')
      .on(t.dueAt, t.id)
      .where(sql`sent_at is null and failed_at is null and bulk_mail_id is null`),
    index('outgoing_mail_bulk_due')
      .on(t.bulkMailId, t.dueAt, t.id)
      .where(sql`sent_at is null and failed_at is null and bulk_mail_id is not null`),
    index('outgoing_mail_bulk').on(t.bulkMailId).where(sql`bulk_mail_id is not null`),
    uniqueIndex('outgoing_mail_message').on(t.messageId),
    index('outgoing_mail_address').on(sql`lower(${t.toAddress})`),
    index('outgoing_mail_over').on(sql`coalesce(${t.sentAt}, ${t.failedAt})`),
  ],
)
