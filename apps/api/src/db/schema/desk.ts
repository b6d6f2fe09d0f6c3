import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { bookings } from './bookings.ts'
import { moment, timestamps } from './columns.ts'
import { enquiries, invalidReason } from './enquiries.ts'
import { schools } from './schools.ts'
import { stores } from './stores.ts'
import { users } from './users.ts'

/** The school or store that a row belongs to: exactly one of the two. */
const listingColumns = () => ({
  schoolId: integer('school_id').references(() => schools.id, { onDelete: 'cascade' }),
  storeId: integer('store_id').references(() => stores.id, { onDelete: 'cascade' }),
})

/**
 * A span of a weekday in which a desk answers; a day may have several. Without rows, the desk has the
 * default hours.
 */
export const deskHours = pgTable(
  'desk_hours',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    ...listingColumns(),
    /** 1 is Monday, 7 is Sunday. */
    isodow: smallint('isodow').notNull(),
    /** Minutes after midnight in India. */
    fromMinute: smallint('from_minute').notNull(),
    toMinute: smallint('to_minute').notNull(),
  },
  (t) => [
    check('desk_hours_listing', sql`num_nonnulls(${t.schoolId}, ${t.storeId}) = 1`),
    check('desk_hours_day', sql`${t.isodow} between 1 and 7`),
    check(
      'desk_hours_span',
      sql`0 <= ${t.fromMinute} and ${t.fromMinute} < ${t.toMinute} and ${t.toMinute} <= 1440`,
    ),
    index('desk_hours_school').on(t.schoolId).where(sql`school_id is not null`),
    index('desk_hours_store').on(t.storeId).where(sql`store_id is not null`),
  ],
)

/** A day on which a desk does not answer. */
export const deskHolidays = pgTable(
  'desk_holiday',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    ...listingColumns(),
    day: date('day').notNull(),
    /** Such as `Holi`. */
    name: text('name'),
  },
  (t) => [
    check('desk_holiday_listing', sql`num_nonnulls(${t.schoolId}, ${t.storeId}) = 1`),
    uniqueIndex('desk_holiday_school').on(t.schoolId, t.day).where(sql`school_id is not null`),
    uniqueIndex('desk_holiday_store').on(t.storeId, t.day).where(sql`store_id is not null`),
  ],
)

/** The use of a reply template: answers to enquiries, or decisions about applicants. */
const templateUses = ['enquiry', 'decision'] as const

/** A text that the members of a listing can start from. */
export const replyTemplates = pgTable(
  'reply_template',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    ...listingColumns(),
    use: text('use', { enum: templateUses }).notNull().default('enquiry'),
    title: text('title').notNull(),
    /** May contain fields such as `{parent_name}`. */
    bodyText: text('body_text').notNull(),
    writtenBy: integer('written_by').references(() => users.id, { onDelete: 'set null' }),
    ...timestamps,
  },
  (t) => [
    check('reply_template_listing', sql`num_nonnulls(${t.schoolId}, ${t.storeId}) = 1`),
    check('reply_template_use', sql`${t.use} in ('enquiry', 'decision')`),
    index('reply_template_school').on(t.schoolId).where(sql`school_id is not null`),
    index('reply_template_store').on(t.storeId).where(sql`store_id is not null`),
    index('reply_template_writer').on(t.writtenBy).where(sql`written_by is not null`),
  ],
)

/** A duplicate that was merged into an older enquiry. An undone merge keeps its row. */
export const enquiryMerges = pgTable(
  'enquiry_merge',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    keptId: integer('kept_id')
      .notNull()
      .references(() => enquiries.id, { onDelete: 'cascade' }),
    mergedId: integer('merged_id')
      .notNull()
      .references(() => enquiries.id, { onDelete: 'cascade' }),
    /** The rules that matched, such as `same_user`. */
    reasons: text('reasons').array().notNull(),
    isAutomatic: boolean('is_automatic').notNull(),
    mergedBy: integer('merged_by').references(() => users.id, { onDelete: 'set null' }),
    at: moment('at').notNull().defaultNow(),
    undoneAt: moment('undone_at'),
    undoneBy: integer('undone_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [
    check('enquiry_merge_two', sql`${t.keptId} <> ${t.mergedId}`),
    uniqueIndex('enquiry_merge_open').on(t.mergedId).where(sql`undone_at is null`),
    index('enquiry_merge_kept').on(t.keptId),
    index('enquiry_merge_merged').on(t.mergedId),
    index('enquiry_merge_by').on(t.mergedBy).where(sql`merged_by is not null`),
    index('enquiry_merge_undone_by').on(t.undoneBy).where(sql`undone_by is not null`),
  ],
)

export const claimOutcome = pgEnum('claim_outcome', ['upheld', 'overturned'])

/** A desk's statement that an enquiry is not valid, and the sender's answer to it. */
export const invalidClaims = pgTable(
  'invalid_claim',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    enquiryId: integer('enquiry_id')
      .notNull()
      .references(() => enquiries.id, { onDelete: 'cascade' }),
    reason: invalidReason('reason').notNull(),
    evidence: text('evidence').notNull(),
    claimedBy: integer('claimed_by').references(() => users.id, { onDelete: 'set null' }),
    at: moment('at').notNull().defaultNow(),
    parentAnswer: text('parent_answer'),
    answeredAt: moment('answered_at'),
    /** Whether an admin reviews it even if the sender does not object. */
    isSampled: boolean('is_sampled').notNull().default(false),
    outcome: claimOutcome('outcome'),
    outcomeAt: moment('outcome_at'),
    /** When an admin decided the outcome; null if the desk took the claim back. */
    reviewedAt: moment('reviewed_at'),
    reviewedBy: integer('reviewed_by').references(() => users.id, { onDelete: 'set null' }),
    /** The text that the admin wrote to the desk. */
    reviewNote: text('review_note'),
  },
  (t) => [
    index('invalid_claim_enquiry').on(t.enquiryId),
    index('invalid_claim_to_review')
      .on(t.enquiryId)
      .where(sql`outcome is null and (is_sampled or parent_answer is not null)`),
    index('invalid_claim_reviewed').on(t.reviewedBy).where(sql`reviewed_by is not null`),
    index('invalid_claim_by').on(t.claimedBy).where(sql`claimed_by is not null`),
  ],
)

/** That a member looked at a contact detail of a sender or of a family that booked, who see the list. */
export const contactReveals = pgTable(
  'contact_reveal',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    enquiryId: integer('enquiry_id').references(() => enquiries.id, { onDelete: 'cascade' }),
    bookingId: integer('booking_id').references((): AnyPgColumn => bookings.id, {
      onDelete: 'cascade',
    }),
    field: text('field', { enum: ['phone', 'email', 'name'] }).notNull(),
    /** Null after the account is deleted; the name stays. */
    viewerId: integer('viewer_id').references(() => users.id, { onDelete: 'set null' }),
    viewerName: text('viewer_name').notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  (t) => [
    check('contact_reveal_of', sql`num_nonnulls(${t.enquiryId}, ${t.bookingId}) = 1`),
    index('contact_reveal_enquiry').on(t.enquiryId),
    index('contact_reveal_booking').on(t.bookingId).where(sql`booking_id is not null`),
    index('contact_reveal_viewer').on(t.viewerId, t.at),
  ],
)

/** That a user exported records of others. */
export const exportLog = pgTable(
  'export_log',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** The records that were exported, such as `enquiries`. */
    what: text('what').notNull(),
    filter: jsonb('filter').$type<Readonly<Record<string, unknown>>>().notNull(),
    rows: integer('rows').notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  (t) => [index('export_log_user').on(t.userId)],
)
