import { sql } from 'drizzle-orm'
import { index, integer, pgEnum, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

export const contactTopic = pgEnum('contact_topic', [
  'question',
  'consultation',
  'correction',
  'listing',
  'partners',
  'donate-books',
  'privacy',
  'careers',
  'press',
])

/** A message from the contact page. */
export const contactMessages = pgTable(
  'contact_message',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    topic: contactTopic('topic').notNull(),
    message: text('message').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index('contact_message_email').on(sql`lower(${t.email})`)],
)
