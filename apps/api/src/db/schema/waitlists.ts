import { sql } from 'drizzle-orm'
import {
  boolean,
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
import { integers, moment, tokenHash } from './columns.ts'
import { consents } from './consents.ts'
import { batches } from './stores.ts'
import { users } from './users.ts'

/** The changes that are allowed are in `waitlist-states.ts`. */
export const waitlistState = pgEnum('waitlist_state', [
  'waiting',
  'offered',
  'accepted',
  'left',
  'removed',
])
export const offerState = pgEnum('waitlist_offer_state', [
  'open',
  'accepted',
  'declined',
  'expired',
  'revoked',
])

/** A family that waits for seats in a batch. */
export const waitlistEntries = pgTable(
  'waitlist_entry',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    publicId: uuid('public_id').notNull().defaultRandom(),
    batchId: integer('batch_id')
      .notNull()
      .references(() => batches.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The ids of the children. */
    party: integers('party').notNull(),
    /** Whether the family takes fewer seats than it asked for. */
    anyOf: boolean('any_of').notNull().default(false),
    consentId: uuid('consent_id').references(() => consents.id, { onDelete: 'set null' }),
    note: text('note'),
    joinedAt: moment('joined_at').notNull().defaultNow(),
    /** Higher ones come first; set by the provider, with a reason. */
    priority: smallint('priority').notNull().default(0),
    priorityReason: text('priority_why'),
    prioritySince: moment('priority_since'),
    /** Offers that were answered with "later", or not at all. */
    passes: smallint('passes').notNull().default(0),
    /** After a pass: no offer before this time. */
    notBefore: moment('not_before'),
    /** Since when free seats are kept for this family, which needs more than are free. */
    keptSince: moment('kept_since'),
    state: waitlistState('state').notNull().default('waiting'),
    stateSince: moment('state_since').notNull().defaultNow(),
    /** The reason why the provider removed it. */
    reason: text('reason'),
    /** Of the link that leaves the waitlist. */
    secretHash: tokenHash('secret_hash').notNull(),
    requestKey: uuid('request_key').notNull(),
  },
  (t) => [
    uniqueIndex('waitlist_entry_public_id').on(t.publicId),
    uniqueIndex('waitlist_entry_secret').on(t.secretHash),
    uniqueIndex('waitlist_entry_request').on(t.userId, t.requestKey),
    uniqueIndex('waitlist_entry_family')
      .on(t.batchId, t.userId)
      .where(sql`state in ('waiting', 'offered')`),
    index('waitlist_entry_line')
      .on(t.batchId, t.priority.desc(), t.joinedAt, t.id)
      .where(sql`state in ('waiting', 'offered')`),
    index('waitlist_entry_user').on(t.userId, t.id),
    index('waitlist_entry_consent').on(t.consentId).where(sql`consent_id is not null`),
    check('waitlist_entry_party', sql`cardinality(${t.party}) between 1 and 6`),
    check('waitlist_entry_why', sql`${t.priority} = 0 or ${t.priorityReason} is not null`),
  ],
)

/** Seats that are kept for a family of the waitlist until it answers. */
export const waitlistOffers = pgTable(
  'waitlist_offer',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    entryId: integer('entry_id')
      .notNull()
      .references(() => waitlistEntries.id, { onDelete: 'cascade' }),
    seats: smallint('seats').notNull(),
    offeredAt: moment('offered_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    remindedAt: moment('reminded_at'),
    state: offerState('state').notNull().default('open'),
  },
  (t) => [
    uniqueIndex('waitlist_offer_open').on(t.entryId).where(sql`state = 'open'`),
    index('waitlist_offer_entry').on(t.entryId, t.id),
    index('waitlist_offer_due').on(t.expiresAt).where(sql`state = 'open'`),
    check('waitlist_offer_seats', sql`${t.seats} > 0`),
  ],
)

/** The events of a family of a waitlist. Append-only. */
export const waitlistEvents = pgTable(
  'waitlist_event',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    entryId: integer('entry_id')
      .notNull()
      .references(() => waitlistEntries.id, { onDelete: 'cascade' }),
    fromState: waitlistState('from_state'),
    /** Equal to `fromState` for a change of the position. */
    toState: waitlistState('to_state').notNull(),
    actor: text('actor', { enum: ['parent', 'member', 'admin', 'system'] }).notNull(),
    /** Null for the system, and after the account is deleted. */
    actorId: integer('actor_id').references(() => users.id, { onDelete: 'set null' }),
    detail: text('detail'),
    at: moment('at').notNull().defaultNow(),
  },
  (t) => [
    index('waitlist_event_entry').on(t.entryId, t.id),
    index('waitlist_event_actor').on(t.actorId).where(sql`actor_id is not null`),
  ],
)
