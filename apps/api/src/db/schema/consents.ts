import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  pgEnum,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { children } from './children.ts'
import { moment, tokenHash } from './columns.ts'
import { schools } from './schools.ts'
import { stores } from './stores.ts'
import { users } from './users.ts'

export const consentPurpose = pgEnum('consent_purpose', [
  'enquiry',
  'general_enquiry',
  'application',
  'booking',
  'contest',
])
export const contactChannel = pgEnum('contact_channel', ['email', 'phone', 'whatsapp'])
/** The person who says that they may consent: a parent or guardian, or somebody who is 18 or older. */
export const consentDeclaration = pgEnum('consent_declaration', ['parent', 'adult'])

/** The text that a person reads before they consent. Never changed: a new text is a new version. */
export const consentNotices = pgTable(
  'consent_notice',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    purpose: consentPurpose('purpose').notNull(),
    version: integer('version').notNull(),
    /** Language tag of the text, such as `en`. */
    lang: text('lang').notNull(),
    bodyHtml: text('body_html').notNull(),
    /** Of `bodyHtml`, in hexadecimal. */
    sha256: text('sha256').notNull(),
    publishedAt: moment('published_at').notNull().defaultNow(),
  },
  (t) => [uniqueIndex('consent_notice_version').on(t.purpose, t.lang, t.version)],
)

/**
 * A person's permission for one school or store to contact them. A trigger refuses changes, except
 * that it can be withdrawn: a change is a new row that supersedes the former one.
 */
export const consents = pgTable(
  'consent',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Null for a person without an account. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    childId: integer('child_id').references(() => children.id, { onDelete: 'set null' }),
    noticeId: integer('notice_id')
      .notNull()
      .references(() => consentNotices.id),
    purpose: consentPurpose('purpose').notNull(),
    /** Both recipients are null for a general enquiry. */
    recipientSchoolId: integer('recipient_school_id').references(() => schools.id, {
      onDelete: 'cascade',
    }),
    recipientStoreId: integer('recipient_store_id').references(() => stores.id, {
      onDelete: 'cascade',
    }),
    channels: contactChannel('channels').array().notNull(),
    /** ISO days of the week: 1 is Monday, 7 is Sunday. */
    days: smallint('days').array().notNull(),
    /** Minutes after midnight in India, from `fromMinute` up to but not including `toMinute`. */
    fromMinute: smallint('from_minute').notNull(),
    toMinute: smallint('to_minute').notNull(),
    declared: consentDeclaration('declared').notNull(),
    givenAt: moment('given_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    withdrawnAt: moment('withdrawn_at'),
    supersedesId: uuid('supersedes_id').references((): AnyPgColumn => consents.id, {
      onDelete: 'set null',
    }),
  },
  (t) => [
    check(
      'consent_recipient',
      sql`num_nonnulls(${t.recipientSchoolId}, ${t.recipientStoreId}) <= 1`,
    ),
    check('consent_channels', sql`cardinality(${t.channels}) > 0`),
    check('consent_days', sql`${t.days} <@ '{1,2,3,4,5,6,7}'::smallint[]`),
    check(
      'consent_hours',
      sql`0 <= ${t.fromMinute} and ${t.fromMinute} < ${t.toMinute} and ${t.toMinute} <= 1440`,
    ),
    index('consent_user').on(t.userId),
    index('consent_child').on(t.childId),
    index('consent_school').on(t.recipientSchoolId).where(sql`recipient_school_id is not null`),
    index('consent_store').on(t.recipientStoreId).where(sql`recipient_store_id is not null`),
    index('consent_superseded').on(t.supersedesId).where(sql`supersedes_id is not null`),
  ],
)

/**
 * The record that the law requires for a year after personal data is deleted: that it existed, and when.
 * Contains hashes and times, no personal data.
 */
export const sealedLog = pgTable(
  'sealed_log',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** The listing that was deleted. */
    kind: text('kind', {
      enum: ['account', 'consent', 'enquiry', 'reveal', 'application'],
    }).notNull(),
    /** sha256 of the kind, the id and, for an account, the address of the deleted record. */
    subjectHash: tokenHash('subject_hash').notNull(),
    /** When the record was created, and when it ended, if it did. */
    happenedAt: moment('happened_at').notNull(),
    endedAt: moment('ended_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [index('sealed_log_age').on(t.createdAt)],
)
