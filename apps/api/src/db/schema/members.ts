import { sql } from 'drizzle-orm'
import { check, index, integer, pgEnum, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { moment, tokenHash } from './columns.ts'
import { schools } from './schools.ts'
import { stores } from './stores.ts'
import { users } from './users.ts'

export const memberRole = pgEnum('member_role', ['owner', 'manager', 'counsellor', 'viewer'])

/** The school or store that a row belongs to: exactly one of the two. */
const listingColumns = () => ({
  schoolId: integer('school_id').references(() => schools.id, { onDelete: 'cascade' }),
  storeId: integer('store_id').references(() => stores.id, { onDelete: 'cascade' }),
})

/**
 * A user who works for a school or store. A trigger on `owner_id` of the listing keeps the row of the
 * owner. A change of role is a new row, so that the rows are the history of the listing's members.
 */
export const listingMembers = pgTable(
  'listing_member',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    ...listingColumns(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: memberRole('role').notNull(),
    invitedBy: integer('invited_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    removedAt: moment('removed_at'),
  },
  (t) => [
    check('listing_member_listing', sql`num_nonnulls(${t.schoolId}, ${t.storeId}) = 1`),
    uniqueIndex('listing_member_school_user')
      .on(t.schoolId, t.userId)
      .where(sql`removed_at is null`),
    uniqueIndex('listing_member_store_user').on(t.storeId, t.userId).where(sql`removed_at is null`),
    uniqueIndex('listing_member_school_owner')
      .on(t.schoolId)
      .where(sql`role = 'owner' and removed_at is null`),
    uniqueIndex('listing_member_store_owner')
      .on(t.storeId)
      .where(sql`role = 'owner' and removed_at is null`),
    index('listing_member_user').on(t.userId),
    index('listing_member_school').on(t.schoolId).where(sql`school_id is not null`),
    index('listing_member_store').on(t.storeId).where(sql`store_id is not null`),
    index('listing_member_inviter').on(t.invitedBy),
  ],
)

/**
 * A change of owner of a listing with enquiries or bookings. Earlier consents do not pass to the new
 * owner. A trigger on `owner_id` of the listing writes it. It names nobody, so it outlives the accounts.
 */
export const listingOwnerChanges = pgTable(
  'listing_owner_change',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    ...listingColumns(),
    at: moment('at').notNull().defaultNow(),
    /** When families with bookings were asked whether their consent holds for the new owner. */
    familiesAskedAt: moment('families_asked_at'),
  },
  (t) => [
    check('listing_owner_change_listing', sql`num_nonnulls(${t.schoolId}, ${t.storeId}) = 1`),
    index('listing_owner_change_school').on(t.schoolId, t.at).where(sql`school_id is not null`),
    index('listing_owner_change_store').on(t.storeId, t.at).where(sql`store_id is not null`),
    index('listing_owner_change_at').on(t.at),
  ],
)

/** An invitation to become a member, sent by email. It is deleted when it is accepted or withdrawn. */
export const memberInvitations = pgTable(
  'member_invitation',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    ...listingColumns(),
    email: text('email').notNull(),
    role: memberRole('role').notNull(),
    invitedBy: integer('invited_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: tokenHash('token_hash').notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    check('member_invitation_listing', sql`num_nonnulls(${t.schoolId}, ${t.storeId}) = 1`),
    check('member_invitation_role', sql`${t.role} <> 'owner'`),
    uniqueIndex('member_invitation_token').on(t.tokenHash),
    uniqueIndex('member_invitation_school').on(t.schoolId, sql`lower(${t.email})`),
    uniqueIndex('member_invitation_store').on(t.storeId, sql`lower(${t.email})`),
    index('member_invitation_inviter').on(t.invitedBy),
    index('member_invitation_end').on(t.expiresAt),
  ],
)
