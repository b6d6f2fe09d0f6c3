import { and, eq } from 'drizzle-orm'
import type { ListingOfMembers } from '../../../../caller.ts'
import type { Db } from '../../../../db/connect.ts'
import { isOfListing } from '../../../../db/listing-columns.ts'
import { enquiries } from '../../../../db/schema/index.ts'

export type TestEnquiryRepository = ReturnType<typeof createTestEnquiryRepository>

export function createTestEnquiryRepository() {
  return {
    /** The test of a desk that was not deleted yet. */
    async find(tx: Db, listing: ListingOfMembers): Promise<string | undefined> {
      const [found] = await tx
        .select({ id: enquiries.publicId })
        .from(enquiries)
        .where(and(isOfListing(enquiries, listing), eq(enquiries.isTest, true)))
        .limit(1)
      return found?.id
    },
  }
}
