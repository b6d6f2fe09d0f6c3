import { and, asc, count, eq, inArray, isNull, not, sql } from 'drizzle-orm'
import type { ListingOfMembers, MemberRole } from '../../../caller.ts'
import type { Db } from '../../../db/connect.ts'
import { editTransaction } from '../../../db/edit-transaction.ts'
import { isOfListing, listingColumnsOf, listingName } from '../../../db/listing-columns.ts'
import {
  listingMembers,
  memberInvitations,
  schools,
  stores,
  users,
} from '../../../db/schema/index.ts'
import { inMinutes, isUnexpired, removeExpired } from '../../../db/token-rows.ts'

export type MembersRepository = ReturnType<typeof createMembersRepository>

interface NewInvitation {
  readonly email: string
  readonly role: MemberRole
  readonly invitedBy: number
  readonly tokenHash: Buffer
}

const invitationDays = 7

const isLive = (listing: ListingOfMembers) =>
  and(isOfListing(listingMembers, listing), isNull(listingMembers.removedAt))

const isTo = (email: string) => sql`lower(${memberInvitations.email}) = lower(${email})`

/** Reads and writes who works for a school or store. */
export function createMembersRepository(db: Db) {
  const listings = {
    school: { table: schools, name: schools.name },
    store: { table: stores, name: stores.brandName },
  } as const

  const selectListing = (tx: Db, { kind, id }: ListingOfMembers) => {
    const { table, name } = listings[kind]
    return tx
      .select({ id: table.id, name, ownerId: table.ownerId, isActive: table.isActive })
      .from(table)
      .where(and(eq(table.id, id), isNull(table.deletedAt)))
  }

  return {
    transaction: <Result>(work: (tx: Db) => Promise<Result>) => editTransaction(db, work),

    async find(listing: ListingOfMembers) {
      return (await selectListing(db, listing))[0]
    },

    /** Finds a listing and locks it, and with it its members, until the transaction ends. */
    async lock(tx: Db, listing: ListingOfMembers) {
      return (await selectListing(tx, listing).for('no key update'))[0]
    },

    /** Null for users who do not work for the listing. */
    async roleOf(listing: ListingOfMembers, userId: number, tx: Db = db) {
      const [found] = await tx
        .select({ role: listingMembers.role })
        .from(listingMembers)
        .where(and(isLive(listing), eq(listingMembers.userId, userId)))
      return found?.role ?? null
    },

    /** The owner first, then by role and name. */
    list: (listing: ListingOfMembers, tx: Db = db) =>
      tx
        .select({
          userId: users.id,
          firstname: users.firstname,
          lastname: users.lastname,
          email: users.email,
          role: listingMembers.role,
          since: listingMembers.createdAt,
        })
        .from(listingMembers)
        .innerJoin(users, eq(users.id, listingMembers.userId))
        .where(isLive(listing))
        .orderBy(asc(listingMembers.role), asc(users.firstname), asc(users.id)),

    async add(
      tx: Db,
      listing: ListingOfMembers,
      member: {
        readonly userId: number
        readonly role: MemberRole
        readonly invitedBy: number | null
      },
    ): Promise<void> {
      await tx.insert(listingMembers).values({ ...listingColumnsOf(listing), ...member })
    },

    async end(tx: Db, listing: ListingOfMembers, userId: number): Promise<void> {
      await tx
        .update(listingMembers)
        .set({ removedAt: sql`now()` })
        .where(and(isLive(listing), eq(listingMembers.userId, userId)))
    },

    /** A trigger ends the membership of the former owner and makes the new one a member. */
    async setOwner(tx: Db, { kind, id }: ListingOfMembers, ownerId: number): Promise<void> {
      const { table } = listings[kind]
      await tx.update(table).set({ ownerId, updatedAt: sql`now()` }).where(eq(table.id, id))
    },

    /** Open invitations, by email. */
    invitations: (listing: ListingOfMembers) =>
      db
        .select({
          id: memberInvitations.id,
          email: memberInvitations.email,
          role: memberInvitations.role,
          expiresAt: memberInvitations.expiresAt,
        })
        .from(memberInvitations)
        .where(and(isOfListing(memberInvitations, listing), isUnexpired(memberInvitations)))
        .orderBy(asc(memberInvitations.email)),

    /** Open invitations to other addresses than `email`, whose own one is replaced. */
    async countOtherInvitations(tx: Db, listing: ListingOfMembers, email: string): Promise<number> {
      const [found] = await tx
        .select({ n: count() })
        .from(memberInvitations)
        .where(
          and(
            isOfListing(memberInvitations, listing),
            isUnexpired(memberInvitations),
            not(isTo(email)),
          ),
        )
      return found?.n ?? 0
    },

    /** Adds an invitation in place of an earlier one to the same address. */
    async invite(tx: Db, listing: ListingOfMembers, invitation: NewInvitation): Promise<void> {
      await removeExpired(tx, memberInvitations, memberInvitations.id)
      await tx
        .delete(memberInvitations)
        .where(and(isOfListing(memberInvitations, listing), isTo(invitation.email)))
      await tx.insert(memberInvitations).values({
        ...listingColumnsOf(listing),
        ...invitation,
        expiresAt: inMinutes(invitationDays * 24 * 60),
      })
    },

    /** Returns the invitation, unless it does not exist. */
    async withdraw(tx: Db, listing: ListingOfMembers, id: number) {
      const [removed] = await tx
        .delete(memberInvitations)
        .where(and(isOfListing(memberInvitations, listing), eq(memberInvitations.id, id)))
        .returning({ role: memberInvitations.role })
      return removed
    },

    /** An invitation that can be accepted, with the name of its listing. */
    async findInvitation(tx: Db, tokenHash: Buffer) {
      const [found] = await tx
        .select({
          id: memberInvitations.id,
          schoolId: memberInvitations.schoolId,
          storeId: memberInvitations.storeId,
          email: memberInvitations.email,
          role: memberInvitations.role,
          invitedBy: memberInvitations.invitedBy,
          inviterFirstname: users.firstname,
          inviterLastname: users.lastname,
          name: sql<string>`${listingName}`,
        })
        .from(memberInvitations)
        .innerJoin(users, eq(users.id, memberInvitations.invitedBy))
        .leftJoin(
          schools,
          and(eq(schools.id, memberInvitations.schoolId), isNull(schools.deletedAt)),
        )
        .leftJoin(stores, and(eq(stores.id, memberInvitations.storeId), isNull(stores.deletedAt)))
        .where(
          and(
            eq(memberInvitations.tokenHash, tokenHash),
            isUnexpired(memberInvitations),
            sql`coalesce(${schools.id}, ${stores.id}) is not null`,
          ),
        )
      return found
    },

    emailsOf: (tx: Db, userIds: readonly number[]) =>
      tx
        .select({
          id: users.id,
          email: users.email,
          firstname: users.firstname,
          lastname: users.lastname,
        })
        .from(users)
        .where(inArray(users.id, [...userIds])),

    async emailOf(tx: Db, userId: number) {
      const [found] = await tx
        .select({ email: users.email, firstname: users.firstname, lastname: users.lastname })
        .from(users)
        .where(eq(users.id, userId))
      return found
    },
  }
}
