import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgEnum, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from './users.ts'

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
    /** The day in India. */
    answeredOn: date('answered_on'),
    answeredBy: integer('answered_by').references(() => users.id, { onDelete: 'set null' }),
    assignedTo: integer('assigned_to').references(() => users.id, { onDelete: 'set null' }),
    /** Counts what admins change. */
    revision: integer('revision').notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    index('contact_message_email').on(sql`lower(${t.email})`),
    index('contact_message_latest').on(t.createdAt.desc()),
    index('contact_message_open').on(t.createdAt).where(sql`answered_on is null`),
    index('contact_message_answered_by').on(t.answeredBy).where(sql`answered_by is not null`),
    index('contact_message_assigned_to').on(t.assignedTo).where(sql`assigned_to is not null`),
    check('contact_message_answered', sql`${t.answeredBy} is null or ${t.answeredOn} is not null`),
  ],
)
