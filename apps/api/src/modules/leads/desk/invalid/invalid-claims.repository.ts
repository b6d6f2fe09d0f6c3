import { and, desc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/connect.ts'
import { invalidClaims } from '../../../../db/schema/index.ts'

export type InvalidClaimsRepository = ReturnType<typeof createInvalidClaimsRepository>
type NewClaim = typeof invalidClaims.$inferInsert

/** Writes claims that an enquiry is invalid. */
export function createInvalidClaimsRepository() {
  return {
    async add(tx: Db, claim: NewClaim): Promise<void> {
      await tx.insert(invalidClaims).values(claim)
    },

    /** The claim about an enquiry that an admin is to review, locked. */
    async lockToReview(tx: Db, enquiryId: number) {
      const [found] = await tx
        .select()
        .from(invalidClaims)
        .where(
          and(
            eq(invalidClaims.enquiryId, enquiryId),
            isNull(invalidClaims.outcome),
            or(invalidClaims.isSampled, isNotNull(invalidClaims.parentAnswer)),
          ),
        )
        .orderBy(desc(invalidClaims.id))
        .limit(1)
        .for('update')
      return found
    },

    async review(
      tx: Db,
      id: number,
      review: Pick<typeof invalidClaims.$inferInsert, 'outcome' | 'reviewedBy' | 'reviewNote'>,
    ): Promise<void> {
      await tx
        .update(invalidClaims)
        .set({ ...review, outcomeAt: sql`now()`, reviewedAt: sql`now()` })
        .where(eq(invalidClaims.id, id))
    },

    /** Withdraws the desk's open claims. */
    async overturn(tx: Db, enquiryId: number): Promise<void> {
      await tx
        .update(invalidClaims)
        .set({ outcome: 'overturned', outcomeAt: sql`now()` })
        .where(and(eq(invalidClaims.enquiryId, enquiryId), isNull(invalidClaims.outcome)))
    },
  }
}
