import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/connect.ts'
import { enquiries, enquiryLinks, users } from '../../../../db/schema/index.ts'
import { isUnexpired } from '../../../../db/token-rows.ts'
import { hasEmail } from '../../../../db/user-columns.ts'

export type SenderAccessRepository = ReturnType<typeof createSenderAccessRepository>

export function createSenderAccessRepository(db: Db) {
  return {
    transaction: <Result>(work: (tx: Db) => Promise<Result>) => db.transaction(work),

    /** Finds an enquiry and locks it until the transaction ends. */
    async lock(tx: Db, publicId: string) {
      const [found] = await tx
        .select()
        .from(enquiries)
        .where(eq(enquiries.publicId, publicId))
        .for('no key update')
      return found
    },

    async hasLink(tx: Db, enquiryId: number, tokenHash: Buffer): Promise<boolean> {
      const found = await tx
        .select({ enquiryId: enquiryLinks.enquiryId })
        .from(enquiryLinks)
        .where(
          and(
            eq(enquiryLinks.tokenHash, tokenHash),
            eq(enquiryLinks.enquiryId, enquiryId),
            isUnexpired(enquiryLinks),
          ),
        )
      return found.length > 0
    },

    /** Whether an address is the confirmed one of a user. */
    async isConfirmedEmail(tx: Db, userId: number, email: string): Promise<boolean> {
      const found = await tx
        .select({ id: users.id })
        .from(users)
        .where(
          and(eq(users.id, userId), hasEmail(email), sql`${users.emailConfirmedAt} is not null`),
        )
      return found.length > 0
    },
  }
}
