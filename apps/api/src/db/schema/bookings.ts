import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { batchSessions } from './batch-sessions.ts'
import { children } from './children.ts'
import { moment, timestamps, tokenHash } from './columns.ts'
import { consents } from './consents.ts'
import { batches, stores } from './stores.ts'
import { users } from './users.ts'
import { waitlistOffers } from './waitlists.ts'

export const bookingKind = pgEnum('booking_kind', ['term', 'trial', 'drop_in'])
/** The changes that are allowed are in `booking-states.ts`. */
export const bookingState = pgEnum('booking_state', [
  'requested',
  'held',
  'confirmed',
  'attended',
  'no_show',
  'cancelled',
  'expired',
  'declined',
])
export const bookingActor = pgEnum('booking_actor', ['parent', 'member', 'admin', 'system'])

/** The seat of one child in a batch, or in one of its sessions. */
export const bookings = pgTable(
  'booking',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    publicId: uuid('public_id').notNull().defaultRandom(),
    batchId: integer('batch_id')
      .notNull()
      .references(() => batches.id, { onDelete: 'cascade' }),
    /** The product of the batch. No foreign key: an editor of the product must not wait for bookings. */
    productId: integer('product_id').notNull(),
    /** For trial classes and drop-ins. */
    sessionId: integer('session_id').references(() => batchSessions.id, { onDelete: 'cascade' }),
    kind: bookingKind('kind').notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null after the parent removed the child from their profile. */
    childId: integer('child_id').references(() => children.id, { onDelete: 'set null' }),
    childName: text('child_name').notNull(),
    childBornOn: date('child_born_on'),
    /** Null while the form is filled in, and after the consent is deleted. */
    consentId: uuid('consent_id').references(() => consents.id, { onDelete: 'set null' }),
    /** A cache of the last event. */
    state: bookingState('state').notNull(),
    stateSince: moment('state_since').notNull().defaultNow(),
    /** When a hold ends, or until when a request can be answered. */
    holdUntil: moment('hold_until'),
    /** Children that were booked together have the same one. */
    partyId: uuid('party_id').notNull(),
    /** Rupees for what was booked; null if the provider does not say. */
    price: integer('price'),
    offerId: integer('offer_id').references(() => waitlistOffers.id, { onDelete: 'set null' }),
    /** The note for the teacher. */
    note: text('note'),
    /** The reason why a child outside the age range was accepted. */
    ageReason: text('age_why'),
    /** The reason why it was declined or cancelled, for the other side. */
    reason: text('reason'),
    /** Of the link that cancels this booking. */
    secretHash: tokenHash('secret_hash').notNull(),
    requestKey: uuid('request_key').notNull(),
    icsSequence: integer('ics_sequence').notNull().default(0),
    remindedAt: moment('reminded_at'),
    ...timestamps,
  },
  (t) => [
    uniqueIndex('booking_public_id').on(t.publicId),
    uniqueIndex('booking_secret').on(t.secretHash),
    uniqueIndex('booking_request').on(t.userId, t.requestKey, t.childId),
    uniqueIndex('booking_term')
      .on(t.batchId, t.childId)
      .where(sql`kind = 'term' and state in ('requested', 'held', 'confirmed')`),
    uniqueIndex('booking_trial')
      .on(t.productId, t.childId)
      .where(sql`kind = 'trial' and state not in ('cancelled', 'expired', 'declined')`),
    uniqueIndex('booking_drop_in')
      .on(t.sessionId, t.childId)
      .where(sql`kind = 'drop_in' and state not in ('cancelled', 'expired', 'declined')`),
    index('booking_batch').on(t.batchId, t.state),
    index('booking_session').on(t.sessionId).where(sql`session_id is not null`),
    index('booking_user').on(t.userId, t.id),
    index('booking_child').on(t.childId).where(sql`child_id is not null`),
    index('booking_party').on(t.partyId),
    index('booking_due').on(t.holdUntil).where(sql`state in ('requested', 'held')`),
    index('booking_consent').on(t.consentId).where(sql`consent_id is not null`),
    index('booking_offer').on(t.offerId).where(sql`offer_id is not null`),
  ],
)

/** The events of a booking. Append-only; the last one is the state. */
export const bookingEvents = pgTable(
  'booking_event',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    bookingId: integer('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    /** Null for the first one. Equal states: the booking moved to another session. */
    fromState: bookingState('from_state'),
    toState: bookingState('to_state').notNull(),
    actor: bookingActor('actor').notNull(),
    /** Null for the system, and after the account is deleted. */
    actorId: integer('actor_id').references(() => users.id, { onDelete: 'set null' }),
    detail: text('detail'),
    at: moment('at').notNull().defaultNow(),
  },
  (t) => [
    index('booking_event_booking').on(t.bookingId, t.id),
    index('booking_event_actor').on(t.actorId).where(sql`actor_id is not null`),
  ],
)

/** Whether a child came to a session. */
export const bookingAttendance = pgTable(
  'booking_attendance',
  {
    bookingId: integer('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    sessionId: integer('session_id')
      .notNull()
      .references(() => batchSessions.id, { onDelete: 'cascade' }),
    isPresent: boolean('is_present').notNull(),
    markedBy: integer('marked_by').references(() => users.id, { onDelete: 'set null' }),
    at: moment('at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.bookingId, t.sessionId] }),
    index('booking_attendance_session').on(t.sessionId),
    index('booking_attendance_marker').on(t.markedBy).where(sql`marked_by is not null`),
  ],
)

/** A private address from which a calendar reads the sessions of a user or of a store. */
export const calendarFeeds = pgTable(
  'calendar_feed',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    tokenHash: tokenHash('token_hash').notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null for the user's own bookings. */
    storeId: integer('store_id').references(() => stores.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    lastReadAt: moment('last_read_at'),
    revokedAt: moment('revoked_at'),
  },
  (t) => [
    uniqueIndex('calendar_feed_token').on(t.tokenHash),
    index('calendar_feed_user').on(t.userId),
    index('calendar_feed_store').on(t.storeId).where(sql`store_id is not null`),
  ],
)
