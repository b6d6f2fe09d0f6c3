import { sql } from 'drizzle-orm'
import {
  date,
  index,
  integer,
  pgEnum,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { timestamps } from './columns.ts'

/** One newsletter; with a day in the future it is not read yet. */
export const newsletterIssues = pgTable(
  'newsletter_issue',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    slug: text('slug').notNull(),
    number: integer('number').notNull(),
    title: text('title').notNull(),
    summary: text('summary').notNull(),
    bodyHtml: text('body_html').notNull(),
    publishedOn: date('published_on').notNull(),
    /** When it was put into the outbox for everybody on the list. */
    mailedAt: timestamp('mailed_at', { withTimezone: true }),
    ...timestamps,
  },
  (t) => [
    uniqueIndex('newsletter_issue_slug').on(t.slug),
    uniqueIndex('newsletter_issue_number').on(t.number),
    index('newsletter_issue_day').on(t.publishedOn.desc()),
  ],
)

/** An address that asked for the newsletter. It is sent nothing before it is confirmed. */
export const newsletterSubscriptions = pgTable(
  'newsletter_subscription',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    email: text('email').notNull(),
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
    unsubscribedAt: timestamp('unsubscribed_at', { withTimezone: true }),
    ...timestamps,
  },
  (t) => [uniqueIndex('newsletter_subscription_email').on(sql`lower(${t.email})`)],
)

export const newsletterTokenPurpose = pgEnum('newsletter_token_purpose', ['confirm', 'unsubscribe'])

/** A link in a mail; the token itself is nowhere but in the mail. */
export const newsletterTokens = pgTable(
  'newsletter_token',
  {
    /** sha256 of the token, as hexadecimal digits. */
    hash: text('hash').primaryKey(),
    subscriptionId: integer('subscription_id')
      .notNull()
      .references(() => newsletterSubscriptions.id, { onDelete: 'cascade' }),
    purpose: newsletterTokenPurpose('purpose').notNull(),
    /** Null for a link that holds as long as the mail it is in. */
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index('newsletter_token_subscription').on(t.subscriptionId)],
)
