import { and, asc, eq, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/connect.ts'
import { consents, enquiries, enquiryEvents, enquiryMerges } from '../../../../db/schema/index.ts'

export type MergesRepository = ReturnType<typeof createMergesRepository>

/** Why two enquiries are the same. */
export type MergeReason = 'same_user' | 'same_email' | 'same_phone' | 'by_hand'

interface MergedEnquiry {
  readonly id: number
  readonly publicId: string
  readonly reference: string
}

interface Merge {
  readonly keptId: number
  readonly merged: MergedEnquiry
  readonly reasons: readonly MergeReason[]
  /** Null for an automatic merge. */
  readonly by: number | null
}

/** Days in which a second enquiry counts as the same. */
const duplicateDays = 180

/** What the events of a merge say about the enquiry that was merged. */
const detailOf = ({ publicId, reference }: MergedEnquiry) => ({ enquiry: publicId, reference })

/** Merges enquiries, and undoes it: the row of a merge stays. */
export function createMergesRepository() {
  return {
    /** Nothing else of the two enquiries changes, so that a merge can be undone. */
    async merge(tx: Db, { keptId, merged, reasons, by }: Merge): Promise<void> {
      await tx.insert(enquiryMerges).values({
        keptId,
        mergedId: merged.id,
        reasons: [...reasons],
        isAutomatic: by === null,
        mergedBy: by,
      })
      await tx.update(enquiries).set({ mergedIntoId: keptId }).where(eq(enquiries.id, merged.id))
      await tx.insert(enquiryEvents).values({
        enquiryId: keptId,
        kind: 'attempt',
        actorId: by,
        detail: { ...detailOf(merged), reasons },
      })
    },

    async undo(tx: Db, merged: MergedEnquiry, by: number): Promise<void> {
      const [undone] = await tx
        .update(enquiryMerges)
        .set({ undoneAt: sql`now()`, undoneBy: by })
        .where(and(eq(enquiryMerges.mergedId, merged.id), isNull(enquiryMerges.undoneAt)))
        .returning({ keptId: enquiryMerges.keptId })
      await tx.update(enquiries).set({ mergedIntoId: null }).where(eq(enquiries.id, merged.id))
      if (undone)
        await tx.insert(enquiryEvents).values({
          enquiryId: undone.keptId,
          kind: 'unmerge',
          actorId: by,
          detail: detailOf(merged),
        })
    },

    async hasMerged(tx: Db, id: number): Promise<boolean> {
      const found = await tx
        .select({ id: enquiries.id })
        .from(enquiries)
        .where(eq(enquiries.mergedIntoId, id))
        .limit(1)
      return found.length > 0
    },

    async find(tx: Db, id: number) {
      const [found] = await tx.select().from(enquiries).where(eq(enquiries.id, id))
      return found
    },

    /**
     * Earlier enquiries to the same listing by the same user, address or phone, that still go on; oldest
     * first, and locked.
     */
    candidates(tx: Db, enquiry: typeof enquiries.$inferSelect) {
      const { id, schoolId, storeId, userId, emailKey, phone } = enquiry
      const sameSender: SQL | undefined = or(
        eq(enquiries.emailKey, emailKey),
        userId === null ? undefined : eq(enquiries.userId, userId),
        phone === null ? undefined : eq(enquiries.phone, phone),
      )
      return tx
        .select({ enquiry: enquiries })
        .from(enquiries)
        .innerJoin(consents, eq(consents.id, enquiries.consentId))
        .where(
          and(
            schoolId === null
              ? storeId === null
                ? sql`false`
                : eq(enquiries.storeId, storeId)
              : eq(enquiries.schoolId, schoolId),
            ne(enquiries.id, id),
            isNotNull(enquiries.confirmedAt),
            sql`${enquiries.confirmedAt} > now() - make_interval(days => ${duplicateDays})`,
            isNull(enquiries.mergedIntoId),
            isNull(enquiries.withdrawnAt),
            isNull(consents.withdrawnAt),
            sql`${enquiries.state} not in ('lost', 'invalid')`,
            sameSender,
          ),
        )
        .orderBy(asc(enquiries.confirmedAt), asc(enquiries.id))
        .for('no key update', { of: enquiries })
    },

    /** Notes that two enquiries with one phone number are about different children. */
    async linkFamily(tx: Db, id: number, other: MergedEnquiry): Promise<void> {
      await tx.insert(enquiryEvents).values({
        enquiryId: id,
        kind: 'family',
        detail: { ...detailOf(other), reasons: ['same_phone'] },
      })
    },
  }
}
