import { and, desc, eq, sql } from 'drizzle-orm'
import type { ListingOfMembers } from '../../../../caller.ts'
import type { Schema } from '../../../../contract/operations.ts'
import type { Db } from '../../../../db/connect.ts'
import { listingName } from '../../../../db/listing-columns.ts'
import { enquiryRoutes, schools, stores } from '../../../../db/schema/index.ts'

export type EnquiryRoutesRepository = ReturnType<typeof createEnquiryRoutesRepository>

/** The listings to which general enquiries may be passed on. */
export function createEnquiryRoutesRepository(db: Db) {
  return {
    /** The contract's `EnquiryRoute`s of an enquiry, the latest first. */
    async ofEnquiry(enquiryId: number, tx: Db = db): Promise<Schema<'EnquiryRoute'>[]> {
      const rows = await tx
        .select({
          id: enquiryRoutes.id,
          schoolId: enquiryRoutes.schoolId,
          name: sql<string>`${listingName}`,
          place: sql<string | null>`coalesce(${schools.city}, ${stores.city},
            ${schools.district}, ${stores.district})`,
          askedAt: enquiryRoutes.askedAt,
          isAccepted: enquiryRoutes.isAccepted,
        })
        .from(enquiryRoutes)
        .leftJoin(schools, eq(schools.id, enquiryRoutes.schoolId))
        .leftJoin(stores, eq(stores.id, enquiryRoutes.storeId))
        .where(eq(enquiryRoutes.enquiryId, enquiryId))
        .orderBy(desc(enquiryRoutes.id))
      return rows.map(({ schoolId, askedAt, isAccepted, ...row }) => ({
        ...row,
        kind: schoolId === null ? 'store' : 'school',
        asked_at: askedAt.toISOString(),
        is_accepted: isAccepted,
      }))
    },

    async find(tx: Db, enquiryId: number, id: number) {
      const [found] = await tx
        .select()
        .from(enquiryRoutes)
        .where(and(eq(enquiryRoutes.id, id), eq(enquiryRoutes.enquiryId, enquiryId)))
      return found
    },

    /** Adds a proposal; false if the sender was asked about this listing before. */
    async add(
      tx: Db,
      enquiryId: number,
      { kind, id }: ListingOfMembers,
      askedBy: number,
    ): Promise<boolean> {
      const added = await tx
        .insert(enquiryRoutes)
        .values({ enquiryId, askedBy, ...(kind === 'school' ? { schoolId: id } : { storeId: id }) })
        .onConflictDoNothing()
        .returning({ id: enquiryRoutes.id })
      return added.length > 0
    },

    async setAnswer(tx: Db, id: number, isAccepted: boolean): Promise<void> {
      await tx
        .update(enquiryRoutes)
        .set({ isAccepted, answeredAt: sql`now()` })
        .where(eq(enquiryRoutes.id, id))
    },
  }
}
