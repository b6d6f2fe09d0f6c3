import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/connect.ts'
import { isLiveEnquiry } from '../../../../db/enquiry-conditions.ts'
import { consents, enquiries, enquiryMerges } from '../../../../db/schema/index.ts'
import type { EnquiryRow } from '../record/enquiry-row.ts'

export type DuplicatesRepository = ReturnType<typeof createDuplicatesRepository>

/** Days within which an enquiry is a duplicate of an earlier one. */
const days = 180

export function createDuplicatesRepository() {
  return {
    /**
     * Earlier enquiries about the same listing, product and batch, of the same user, mailbox or phone, that
     * are still being answered; oldest first.
     */
    async candidates(tx: Db, enquiry: EnquiryRow): Promise<EnquiryRow[]> {
      const { id, schoolId, storeId, productId, batchId, userId, emailKey, phone } = enquiry
      const found = await tx
        .select({ enquiry: enquiries })
        .from(enquiries)
        .innerJoin(consents, eq(consents.id, enquiries.consentId))
        .where(
          sql`${enquiries.schoolId} is not distinct from ${schoolId}::integer
            and ${enquiries.storeId} is not distinct from ${storeId}::integer
            and ${enquiries.productId} is not distinct from ${productId}::integer
            and ${enquiries.batchId} is not distinct from ${batchId}::integer
            and (${enquiries.userId} = ${userId}::integer or ${enquiries.emailKey} = ${emailKey}
              or ${enquiries.phone} = ${phone}::text)
            and ${enquiries.id} <> ${id} and ${isLiveEnquiry()} and ${enquiries.state} <> 'lost'
            and ${consents.withdrawnAt} is null
            and ${enquiries.confirmedAt} > now() - make_interval(days => ${days})`,
        )
        .orderBy(asc(enquiries.confirmedAt), asc(enquiries.id))
      return found.map((row) => row.enquiry)
    },

    /** Locks enquiries in the order of their ids. */
    lock: (tx: Db, ids: readonly number[]) =>
      tx
        .select()
        .from(enquiries)
        .where(inArray(enquiries.id, [...ids]))
        .orderBy(asc(enquiries.id))
        .for('no key update'),

    async hasMerged(tx: Db, keptId: number): Promise<boolean> {
      const found = await tx
        .select({ id: enquiries.id })
        .from(enquiries)
        .where(eq(enquiries.mergedIntoId, keptId))
        .limit(1)
      return found.length > 0
    },

    async setMergedInto(tx: Db, id: number, keptId: number | null): Promise<void> {
      await tx.update(enquiries).set({ mergedIntoId: keptId }).where(eq(enquiries.id, id))
    },

    async setWaitingSince(tx: Db, id: number, waitingSince: Date | null): Promise<void> {
      await tx.update(enquiries).set({ waitingSince }).where(eq(enquiries.id, id))
    },

    async addMerge(tx: Db, merge: typeof enquiryMerges.$inferInsert): Promise<void> {
      await tx.insert(enquiryMerges).values(merge)
    },

    /** Ends the open merge of an enquiry; returns it. */
    async endMerge(tx: Db, mergedId: number, undoneBy: number | null) {
      const [merge] = await tx
        .update(enquiryMerges)
        .set({ undoneAt: sql`now()`, undoneBy })
        .where(and(eq(enquiryMerges.mergedId, mergedId), isNull(enquiryMerges.undoneAt)))
        .returning()
      return merge
    },
  }
}
