import { sql } from 'drizzle-orm'
import { date, index, integer, pgEnum, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment, timestamps, tokenHash } from './columns.ts'

/** One newsletter issue; hidden until its date. */
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
    /** When it was put into the outbox for all subscribers. */
    mailedAt: moment('mailed_at'),
    ...timestamps,
  },
  (t) => [
    uniqueIndex('newsletter_issue_slug').on(t.slug),
    uniqueIndex('newsletter_issue_number').on(t.number),
    index('newsletter_issue_day').on(t.publishedOn.desc()),
  ],
)

/** An issue that admins are writing. It has no address and no date yet, and nobody else sees it. */
export const newsletterDrafts = pgTable(
  'newsletter_draft',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    title: text('title').notNull(),
    summary: text('summary').notNull(),
    bodyHtml: text('body_html').notNull(),
    /** Counts changes. */
    revision: integer('revision').notNull().default(1),
    requestKey: uuid('request_key').notNull(),
    ...timestamps,
  },
  (t) => [uniqueIndex('newsletter_draft_request').on(t.requestKey)],
)

/** A subscribed address. It gets no issue before it is confirmed. */
export const newsletterSubscriptions = pgTable(
  'newsletter_subscription',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    email: text('email').notNull(),
    confirmedAt: moment('confirmed_at'),
    unsubscribedAt: moment('unsubscribed_at'),
    ...timestamps,
  },
  (t) => [uniqueIndex('newsletter_subscription_email').on(sql`lower(${t.email})`)],
)

export const newsletterTokenPurpose = pgEnum('newsletter_token_purpose', ['confirm', 'unsubscribe'])

/** A link in an email. Only the email contains the token. */
export const newsletterTokens = pgTable(
  'newsletter_token',
  {
    hash: tokenHash('hash').primaryKey(),
    subscriptionId: integer('subscription_id')
      .notNull()
      .references(() => newsletterSubscriptions.id, { onDelete: 'cascade' }),
    purpose: newsletterTokenPurpose('purpose').notNull(),
    /** Null for a link that never expires. */
    expiresAt: moment('expires_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [index('newsletter_token_subscription').on(t.subscriptionId)],
)
