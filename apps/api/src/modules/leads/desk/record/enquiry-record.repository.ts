import { and, desc, eq, inArray, isNotNull, or, sql, TransactionRollbackError } from 'drizzle-orm'
import type { Db } from '../../../../db/connect.ts'
import { editTransaction } from '../../../../db/edit-transaction.ts'
import { listingName } from '../../../../db/listing-columns.ts'
import {
  enquiries,
  enquiryEvents,
  enquiryMessages,
  schools,
  stores,
  users,
} from '../../../../db/schema/index.ts'
import { userName } from '../../../../db/user-columns.ts'
import type { NewEnquiryEvent } from '../../enquiries/record/enquiry-event.ts'
import { groupConsents } from '../consent/group-consents.repository.ts'

export type EnquiryRecordRepository = ReturnType<typeof createEnquiryRecordRepository>
export type EnquiryRecord = NonNullable<Awaited<ReturnType<EnquiryRecordRepository['lock']>>>
type EnquiryChange = Partial<typeof enquiries.$inferInsert>

/** Locks enquiries for the desk's changes, and writes them with their events. */
export function createEnquiryRecordRepository(db: Db) {
  const select = (tx: Db, publicId: string) =>
    tx
      .select({ enquiry: enquiries, consents: groupConsents, listingName })
      .from(enquiries)
      .leftJoin(schools, eq(schools.id, enquiries.schoolId))
      .leftJoin(stores, eq(stores.id, enquiries.storeId))
      .where(and(eq(enquiries.publicId, publicId), isNotNull(enquiries.confirmedAt)))

  return {
    transaction: <Result>(work: (tx: Db) => Promise<Result>) => editTransaction(db, work),

    /** The result of changes that are not kept. */
    async preview<Result>(work: (tx: Db) => Promise<Result>): Promise<Result> {
      const results: Result[] = []
      try {
        await db.transaction(async (tx) => {
          results.push(await work(tx))
          tx.rollback()
        })
      } catch (error) {
        if (!(error instanceof TransactionRollbackError)) throw error
      }
      const [result] = results
      if (results.length === 0 || result === undefined) throw new Error('There is no preview')
      return result
    },

    /** A confirmed enquiry. */
    async find(publicId: string) {
      const [found] = await select(db, publicId)
      return found
    },

    /** The schools and stores of confirmed enquiries, by public id. */
    async listingsOf(publicIds: readonly string[]) {
      const rows = await db
        .select({
          publicId: enquiries.publicId,
          schoolId: enquiries.schoolId,
          storeId: enquiries.storeId,
        })
        .from(enquiries)
        .where(and(inArray(enquiries.publicId, [...publicIds]), isNotNull(enquiries.confirmedAt)))
      return new Map(rows.map(({ publicId, ...listing }) => [publicId, listing]))
    },

    /** A confirmed enquiry, locked until the transaction ends. */
    async lock(tx: Db, publicId: string) {
      // The consents are read after the lock, so that a withdrawal is either seen or waits.
      await tx
        .select({ id: enquiries.id })
        .from(enquiries)
        .where(eq(enquiries.publicId, publicId))
        .for('no key update')
      const [found] = await select(tx, publicId)
      return found
    },

    /** Writes changes and counts a revision; returns it. */
    async change(tx: Db, id: number, change: EnquiryChange): Promise<number> {
      const [changed] = await tx
        .update(enquiries)
        .set({ ...change, revision: sql`${enquiries.revision} + 1`, updatedAt: sql`now()` })
        .where(eq(enquiries.id, id))
        .returning({ revision: enquiries.revision })
      if (!changed) throw new Error('The enquiry does not exist')
      return changed.revision
    },

    async addEvents(tx: Db, events: readonly NewEnquiryEvent[]): Promise<void> {
      if (events.length > 0) await tx.insert(enquiryEvents).values([...events])
    },

    /** The sender does not wait any more, also for the answer to a merged enquiry. */
    async stopWaiting(tx: Db, id: number): Promise<void> {
      await tx
        .update(enquiries)
        .set({ waitingSince: null })
        .where(
          and(
            or(eq(enquiries.id, id), eq(enquiries.mergedIntoId, id)),
            isNotNull(enquiries.waitingSince),
          ),
        )
    },

    /** The name of the user who last changed an enquiry or wrote about it, and when. */
    async lastChange(tx: Db, id: number) {
      const byEvent = tx
        .select({ name: userName.as('name'), at: enquiryEvents.at })
        .from(enquiryEvents)
        .innerJoin(users, eq(users.id, enquiryEvents.actorId))
        .where(and(eq(enquiryEvents.enquiryId, id), sql`${enquiryEvents.kind} <> 'seen'`))
        .orderBy(desc(enquiryEvents.id))
        .limit(1)
      const byMessage = tx
        .select({ name: userName.as('name'), at: enquiryMessages.at })
        .from(enquiryMessages)
        .innerJoin(users, eq(users.id, enquiryMessages.authorId))
        .where(and(eq(enquiryMessages.enquiryId, id), eq(enquiryMessages.side, 'desk')))
        .orderBy(desc(enquiryMessages.id))
        .limit(1)
      const [event] = await byEvent
      const [message] = await byMessage
      return !event || (message && message.at > event.at) ? message : event
    },
  }
}
