import { and, count, eq, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { isLiveEnquiry } from '../../../db/enquiry-conditions.ts'
import { isMembershipOf } from '../../../db/listing-columns.ts'
import { enquiries, listingMembers } from '../../../db/schema/index.ts'

export type EnquiryCountsRepository = ReturnType<typeof createEnquiryCountsRepository>

export function createEnquiryCountsRepository(db: Db) {
  const countOf = (column: 'schoolId' | 'storeId', name: string) =>
    db
      .select({ n: count() })
      .from(enquiries)
      .innerJoin(listingMembers, eq(listingMembers[column], enquiries[column]))
      .where(
        and(
          isMembershipOf(sql.placeholder('userId')),
          isNotNull(enquiries[column]),
          isLiveEnquiry(),
        ),
      )
      .prepare(name)

  const statements = {
    school: countOf('schoolId', 'live_enquiries_of_schools'),
    store: countOf('storeId', 'live_enquiries_of_stores'),
  }

  return {
    /** Live enquiries to the schools or stores for which a user works. */
    async count(userId: number, kind: 'school' | 'store'): Promise<number> {
      const [found] = await statements[kind].execute({ userId })
      return found?.n ?? 0
    },
  }
}
