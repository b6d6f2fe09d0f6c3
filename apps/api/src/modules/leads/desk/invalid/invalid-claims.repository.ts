import { and, eq, isNull, sql } from 'drizzle-orm'
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

    /** The desk takes its open claims back. */
    async overturn(tx: Db, enquiryId: number): Promise<void> {
      await tx
        .update(invalidClaims)
        .set({ outcome: 'overturned', outcomeAt: sql`now()` })
        .where(and(eq(invalidClaims.enquiryId, enquiryId), isNull(invalidClaims.outcome)))
    },
  }
}
