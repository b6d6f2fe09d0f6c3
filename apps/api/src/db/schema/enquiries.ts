import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
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
import { moment, timestamps } from './columns.ts'
import { consents } from './consents.ts'
import { schools } from './schools.ts'
import { batches, products, stores } from './stores.ts'
import { users } from './users.ts'
import { visitSlots } from './visit-slots.ts'

export const enquiryState = pgEnum('enquiry_state', [
  'new',
  'contacted',
  'visit',
  'applied',
  'enrolled',
  'lost',
  'invalid',
])
export const visitWish = pgEnum('visit_wish', [
  'weekday_mornings',
  'weekday_afternoons',
  'saturday_mornings',
])
export const lostReason = pgEnum('lost_reason', [
  'chose_another',
  'no_seat',
  'fees',
  'distance',
  'not_eligible',
  'no_answer',
  'plans_changed',
  'other',
])
/** The public reasons for which a desk may mark an enquiry as not valid. */
export const invalidReason = pgEnum('invalid_reason', [
  'contact_dead',
  'not_a_parent',
  'not_offered',
  'abuse_or_test',
])

type CountedColumns = Readonly<
  Record<
    | 'mergedIntoId'
    | 'state'
    | 'withdrawnAt'
    | 'firstReplyAt'
    | 'firstReplyMinutes'
    | 'replyDueAt'
    | 'nextActionOn'
    | 'assignedTo',
    AnyPgColumn
  >
>

const countedColumns = (t: CountedColumns) => [
  t.mergedIntoId,
  t.state,
  t.withdrawnAt,
  t.firstReplyAt,
  t.firstReplyMinutes,
  t.replyDueAt,
  t.nextActionOn,
  t.assignedTo,
]

/**
 * A parent's question to a school or store. The desk of that listing sees it once the sender's
 * address is confirmed; merged and withdrawn ones keep their state.
 */
export const enquiries = pgTable(
  'enquiry',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    publicId: uuid('public_id').notNull().defaultRandom(),
    /** The reference that people quote, such as `EB-7K42-19`; the last two digits are check digits. */
    reference: text('reference').notNull(),
    /** A cache of the last event of kind `state`. */
    state: enquiryState('state').notNull().default('new'),
    stateSince: moment('state_since').notNull().defaultNow(),
    /** The listing whose desk answers; both are null for a general enquiry. */
    schoolId: integer('school_id').references(() => schools.id, { onDelete: 'cascade' }),
    storeId: integer('store_id').references(() => stores.id, { onDelete: 'cascade' }),
    /** The subject of the enquiry; its listing is set as well. */
    productId: integer('product_id').references(() => products.id, { onDelete: 'set null' }),
    batchId: integer('batch_id').references(() => batches.id, { onDelete: 'set null' }),
    /** Null for a sender without an account. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    childId: integer('child_id').references(() => children.id, { onDelete: 'set null' }),
    childName: text('child_name'),
    /** As yyyy-mm. */
    bornMonth: text('born_month'),
    classSought: text('class_sought'),
    /** A school year such as `2027–28`. */
    wantedFrom: text('wanted_from'),
    visitWish: visitWish('visit_wish'),
    /** The time that the sender chose before the address was confirmed; booked then. */
    visitSlotId: integer('visit_slot_id').references((): AnyPgColumn => visitSlots.id, {
      onDelete: 'set null',
    }),
    /** Sent by a member to their own desk, to try it out: not counted, and deleted after a day. */
    isTest: boolean('is_test').notNull().default(false),
    message: text('message').notNull(),
    parentName: text('parent_name').notNull(),
    email: text('email').notNull(),
    /** The address of the mailbox: lower case, without dots and tags where the host ignores them. */
    emailKey: text('email_key').notNull(),
    phone: text('phone'),
    consentId: uuid('consent_id')
      .notNull()
      .references(() => consents.id),
    confirmedAt: moment('confirmed_at'),
    firstSeenAt: moment('first_seen_at'),
    firstReplyAt: moment('first_reply_at'),
    /** Working minutes of the desk from the confirmation to the first reply. */
    firstReplyMinutes: integer('first_reply_minutes'),
    replyDueAt: moment('reply_due_at'),
    /** When the parent last wrote, while the desk has not answered. */
    waitingSince: moment('waiting_since'),
    /** When the desk was reminded that the reply is overdue. */
    remindedAt: moment('reminded_at'),
    nextActionOn: date('next_action_on'),
    assignedTo: integer('assigned_to').references(() => users.id, { onDelete: 'set null' }),
    lostReason: lostReason('lost_why'),
    invalidReason: invalidReason('invalid_why'),
    mergedIntoId: integer('merged_into_id').references((): AnyPgColumn => enquiries.id, {
      onDelete: 'set null',
    }),
    /** When the sender withdrew the enquiry; withdrawing only the permission is in `consent`. */
    withdrawnAt: moment('withdrawn_at'),
    /** When a spam check asked for a confirmation by email. */
    heldAt: moment('held_at'),
    /** Equal for the enquiries that one request sent, and for its repetitions. */
    requestKey: uuid('request_key').notNull(),
    /** The position of the recipient in the request, from 0. */
    recipient: smallint('recipient').notNull(),
    /** Counts the desk's changes, so that two people do not overwrite each other. */
    revision: integer('revision').notNull().default(1),
    ...timestamps,
  },
  (t) => [
    uniqueIndex('enquiry_public_id').on(t.publicId),
    uniqueIndex('enquiry_reference').on(t.reference),
    uniqueIndex('enquiry_request').on(t.requestKey, t.recipient),
    check('enquiry_listing', sql`num_nonnulls(${t.schoolId}, ${t.storeId}) <= 1`),
    check('enquiry_lost', sql`(${t.state} = 'lost') = (${t.lostReason} is not null)`),
    check('enquiry_invalid', sql`(${t.state} = 'invalid') = (${t.invalidReason} is not null)`),
    check('enquiry_merge', sql`${t.mergedIntoId} <> ${t.id}`),
    index('enquiry_live_of_school')
      .on(t.schoolId, t.confirmedAt.desc())
      .where(
        sql`school_id is not null and confirmed_at is not null and merged_into_id is null and withdrawn_at is null and state <> 'invalid' and not is_test`,
      ),
    index('enquiry_live_of_store')
      .on(t.storeId, t.confirmedAt.desc())
      .where(
        sql`store_id is not null and confirmed_at is not null and merged_into_id is null and withdrawn_at is null and state <> 'invalid' and not is_test`,
      ),
    // With all columns that lists count by and sort by, so that they read the index alone.
    index('enquiry_of_school')
      .on(t.schoolId, t.confirmedAt, t.id, ...countedColumns(t))
      .where(sql`school_id is not null`),
    index('enquiry_of_store')
      .on(t.storeId, t.confirmedAt, t.id, ...countedColumns(t))
      .where(sql`store_id is not null`),
    index('enquiry_of_product').on(t.productId).where(sql`product_id is not null`),
    index('enquiry_of_batch').on(t.batchId).where(sql`batch_id is not null`),
    index('enquiry_received')
      .on(t.confirmedAt.desc(), t.id.desc())
      .where(sql`confirmed_at is not null and merged_into_id is null`),
    index('enquiry_user').on(t.userId),
    index('enquiry_visit_slot').on(t.visitSlotId).where(sql`visit_slot_id is not null`),
    index('enquiry_child').on(t.childId).where(sql`child_id is not null`),
    index('enquiry_email_key').on(t.emailKey),
    index('enquiry_phone').on(t.phone).where(sql`phone is not null`),
    index('enquiry_consent').on(t.consentId),
    index('enquiry_assignee').on(t.assignedTo).where(sql`assigned_to is not null`),
    index('enquiry_merged').on(t.mergedIntoId).where(sql`merged_into_id is not null`),
    index('enquiry_test').on(t.createdAt).where(sql`is_test`),
    index('enquiry_unconfirmed').on(t.createdAt).where(sql`confirmed_at is null`),
    index('enquiry_due')
      .on(t.replyDueAt)
      .where(sql`first_reply_at is null and reminded_at is null and confirmed_at is not null`),
  ],
)
