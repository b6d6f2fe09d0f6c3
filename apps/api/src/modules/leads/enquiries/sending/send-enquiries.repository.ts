import { and, asc, eq, or, sql } from 'drizzle-orm'
import { type ListingOfMembers, listingKey } from '../../../../caller.ts'
import type { Db } from '../../../../db/connect.ts'
import { editTransaction } from '../../../../db/edit-transaction.ts'
import { isLiveEnquiry } from '../../../../db/enquiry-conditions.ts'
import { isOfListing } from '../../../../db/listing-columns.ts'
import { children, enquiries, enquiryConfirmations, users } from '../../../../db/schema/index.ts'
import { inMinutes, isUnexpired, removeExpired } from '../../../../db/token-rows.ts'
import type { EnquiryRow, NewEnquiry } from '../record/enquiry-row.ts'

export type SendEnquiriesRepository = ReturnType<typeof createSendEnquiriesRepository>

/** Minutes in which an address must be confirmed. */
const confirmationMinutes = 30

/** The sender whose enquiries count towards a limit. */
export interface Sender {
  /** Null for a visitor. */
  readonly userId: number | null
  readonly emailKey: string
}

/** Of a signed-in user only confirmed ones, because anybody can enter their address. */
const isOf = ({ userId, emailKey }: Sender) =>
  userId === null
    ? sql`${enquiries.emailKey} = ${emailKey}`
    : sql`(${enquiries.userId} = ${userId}
        or (${enquiries.emailKey} = ${emailKey} and ${enquiries.confirmedAt} is not null))`

/** The `listingKey` of the listing that an enquiry went to. */
const keyOf = ({ schoolId, storeId }: Pick<EnquiryRow, 'schoolId' | 'storeId'>): string =>
  schoolId === null
    ? listingKey({ kind: 'store', id: storeId ?? 0 })
    : listingKey({ kind: 'school', id: schoolId })

export function createSendEnquiriesRepository(db: Db) {
  const countWhere = async (tx: Db, where: ReturnType<typeof and>) => {
    const [row] = await tx
      .select({ count: sql<number>`count(*)::integer` })
      .from(enquiries)
      .where(where)
    return row?.count ?? 0
  }

  return {
    transaction: <Result>(work: (tx: Db) => Promise<Result>) => editTransaction(db, work),

    /** Makes transactions for the same subject wait for each other. Lock subjects in order. */
    async lock(tx: Db, subject: string): Promise<void> {
      await tx.execute(
        sql`select pg_advisory_xact_lock(hashtextextended(${`enquiry:${subject}`}, 0))`,
      )
    },

    /** The user who sends, and whether they have confirmed their address. */
    async findUser(tx: Db, id: number) {
      const [found] = await tx
        .select({ email: users.email, confirmedAt: users.emailConfirmedAt })
        .from(users)
        .where(eq(users.id, id))
      return found
    },

    /** A child of a user. */
    async findChild(tx: Db, userId: number, id: number) {
      const [found] = await tx
        .select({ id: children.id, name: children.name, bornOn: children.bornOn })
        .from(children)
        .where(and(eq(children.id, id), eq(children.userId, userId)))
      return found
    },

    sentBefore: (tx: Db, requestKey: string): Promise<EnquiryRow[]> =>
      tx
        .select()
        .from(enquiries)
        .where(eq(enquiries.requestKey, requestKey))
        .orderBy(asc(enquiries.recipient)),

    countToday: (tx: Db, sender: Sender) =>
      countWhere(tx, and(isOf(sender), sql`${enquiries.createdAt} > now() - interval '1 day'`)),

    /** Live ones that are still being answered. */
    countLive: (tx: Db, sender: Sender) =>
      countWhere(
        tx,
        and(isOf(sender), isLiveEnquiry(), sql`${enquiries.state} not in ('enrolled', 'lost')`),
      ),

    /** The number of enquiries to each of the listings in the last 30 days, by `listingKey`. */
    async countsTo(tx: Db, sender: Sender, listings: readonly ListingOfMembers[]) {
      if (listings.length === 0) return new Map<string, number>()
      const rows = await tx
        .select({
          schoolId: enquiries.schoolId,
          storeId: enquiries.storeId,
          count: sql<number>`count(*)::integer`,
        })
        .from(enquiries)
        .where(
          and(
            isOf(sender),
            or(...listings.map((listing) => isOfListing(enquiries, listing))),
            sql`${enquiries.createdAt} > now() - interval '30 days'`,
          ),
        )
        .groupBy(enquiries.schoolId, enquiries.storeId)
      return new Map(rows.map((row) => [keyOf(row), row.count]))
    },

    async add(tx: Db, enquiry: NewEnquiry): Promise<EnquiryRow> {
      const [added] = await tx.insert(enquiries).values(enquiry).returning()
      if (!added) throw new Error('The enquiry was not added')
      return added
    },

    /** Adds the token that confirms a request, or replaces the former one. */
    async addConfirmation(tx: Db, requestKey: string, tokenHash: Buffer): Promise<void> {
      await removeExpired(tx, enquiryConfirmations, enquiryConfirmations.tokenHash)
      const token = { tokenHash, expiresAt: inMinutes(confirmationMinutes) }
      await tx
        .insert(enquiryConfirmations)
        .values({ requestKey, ...token })
        .onConflictDoUpdate({ target: enquiryConfirmations.requestKey, set: token })
    },

    /** The request that a token confirms, whose token is then used up. */
    async useConfirmation(tx: Db, tokenHash: Buffer): Promise<string | undefined> {
      const [used] = await tx
        .delete(enquiryConfirmations)
        .where(
          and(eq(enquiryConfirmations.tokenHash, tokenHash), isUnexpired(enquiryConfirmations)),
        )
        .returning({ requestKey: enquiryConfirmations.requestKey })
      return used?.requestKey
    },

    /** Shows an enquiry to its desk. */
    async confirm(tx: Db, id: number, replyDueAt: Date | null, at: Date): Promise<EnquiryRow> {
      const [confirmed] = await tx
        .update(enquiries)
        .set({ confirmedAt: at, waitingSince: at, stateSince: at, replyDueAt, visitSlotId: null })
        .where(eq(enquiries.id, id))
        .returning()
      if (!confirmed) throw new Error(`There is no enquiry ${id}`)
      return confirmed
    },
  }
}
