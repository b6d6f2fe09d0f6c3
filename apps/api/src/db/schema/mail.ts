import { sql } from 'drizzle-orm'
import {
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** A mail to send, written in the transaction of what it tells of. Once sent, its words go. */
export const outgoingMails = pgTable(
  'outgoing_mail',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** Of the Message-ID: the same for every try, so that a mail sent twice is one for its reader. */
    messageId: uuid('message_id').notNull().defaultRandom(),
    toName: text('to_name'),
    toAddress: text('to_address').notNull(),
    replyTo: text('reply_to'),
    subject: text('subject').notNull(),
    textBody: text('text_body').notNull(),
    htmlBody: text('html_body').notNull(),
    /** Where a mail program takes the reader off the list, by one POST. */
    unsubscribeUrl: text('unsubscribe_url'),
    attempts: smallint('attempts').notNull().default(0),
    /** When it may be tried next; a process that tries it puts this off, so that no other does. */
    dueAt: moment('due_at').notNull().defaultNow(),
    sentAt: moment('sent_at'),
    /** When it was given up, and why. */
    failedAt: moment('failed_at'),
    lastError: text('last_error'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('outgoing_mail_due').on(t.dueAt).where(sql`sent_at is null and failed_at is null`),
    uniqueIndex('outgoing_mail_message').on(t.messageId),
    index('outgoing_mail_address').on(sql`lower(${t.toAddress})`),
    index('outgoing_mail_over').on(sql`coalesce(${t.sentAt}, ${t.failedAt})`),
  ],
)
