import { sql } from 'drizzle-orm'
import {
  date,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment, timestamps, tokenHash } from './columns.ts'
import { bulkMails, outgoingMails } from './mail.ts'

/** A part of a newsletter. */
export type NewsletterBlock =
  | { readonly type: 'heading'; readonly text: string }
  | { readonly type: 'text'; readonly html: string }
  | { readonly type: 'blog'; readonly blog_id: number }
  /** `path` is that of an upload. */
  | { readonly type: 'image'; readonly path: string; readonly alt: string }

/** One newsletter issue; hidden until its date. */
export const newsletterIssues = pgTable(
  'newsletter_issue',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    slug: text('slug').notNull(),
    number: integer('number').notNull(),
    title: text('title').notNull(),
    summary: text('summary').notNull(),
    blocks: jsonb('blocks').$type<readonly NewsletterBlock[]>().notNull(),
    publishedOn: date('published_on').notNull(),
    ...timestamps,
  },
  (t) => [
    uniqueIndex('newsletter_issue_slug').on(t.slug),
    uniqueIndex('newsletter_issue_number').on(t.number),
    index('newsletter_issue_day').on(t.publishedOn.desc()),
  ],
)

export const newsletterState = pgEnum('newsletter_state', [
  'draft',
  'scheduled',
  'sending',
  'paused',
  'sent',
  'cancelled',
])

/**
 * A newsletter as admins write and send it. Only once sending begins, others see it: as an issue with
 * an address, a number and a date.
 */
export const newsletterDrafts = pgTable(
  'newsletter_draft',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    title: text('title').notNull(),
    summary: text('summary').notNull(),
    blocks: jsonb('blocks').$type<readonly NewsletterBlock[]>().notNull(),
    state: newsletterState('state').notNull().default('draft'),
    /** When sending starts automatically. */
    sendAt: moment('send_at'),
    /** When sending began, and when it ended. */
    startedAt: moment('started_at'),
    endedAt: moment('ended_at'),
    /** The published issue. */
    issueId: integer('issue_id').references(() => newsletterIssues.id),
    bulkMailId: integer('bulk_mail_id').references(() => bulkMails.id, { onDelete: 'set null' }),
    /** The last subscription with a delivery, and the last that gets one. */
    cursorId: integer('cursor_id').notNull().default(0),
    ceilingId: integer('ceiling_id'),
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
    /** Equal for addresses that deliver to the same mailbox. */
    mailbox: text('mailbox').notNull().generatedAlwaysAs(sql`mailbox_of(email)`),
    confirmedAt: moment('confirmed_at'),
    unsubscribedAt: moment('unsubscribed_at'),
    ...timestamps,
  },
  (t) => [
    uniqueIndex('newsletter_subscription_email').on(sql`lower(${t.email})`),
    index('newsletter_subscription_mailbox')
      .on(t.mailbox, t.id)
      .where(sql`confirmed_at is not null`),
  ],
)

export const deliveryState = pgEnum('newsletter_delivery_state', [
  'queued',
  'sent',
  'bounced',
  'failed',
  'skipped',
])

/** The reason why a subscription got no email. */
export const skipReason = pgEnum('newsletter_skip_reason', [
  'unsubscribed',
  'not_confirmed',
  'bounced_before',
  'duplicate',
  'cancelled',
])

/** The outcome of a newsletter for one subscription. */
export const newsletterDeliveries = pgTable(
  'newsletter_delivery',
  {
    draftId: integer('draft_id')
      .notNull()
      .references(() => newsletterDrafts.id),
    subscriptionId: integer('subscription_id')
      .notNull()
      .references(() => newsletterSubscriptions.id, { onDelete: 'cascade' }),
    state: deliveryState('state').notNull(),
    /** Only if it was skipped. */
    why: skipReason('why'),
    /** The reply of the mail server, for an email that bounced or failed. */
    answer: text('answer'),
    mailId: integer('mail_id').references(() => outgoingMails.id, { onDelete: 'set null' }),
    at: moment('at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.draftId, t.subscriptionId] }),
    uniqueIndex('newsletter_delivery_mail').on(t.mailId),
    index('newsletter_delivery_subscription').on(t.subscriptionId),
    index('newsletter_delivery_state').on(t.draftId, t.state, t.why, t.subscriptionId),
  ],
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
