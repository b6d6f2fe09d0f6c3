import { eq, sql } from 'drizzle-orm'
import type { ListingOfMembers } from '../../../../caller.ts'
import type { Schema } from '../../../../contract/operations.ts'
import type { Db } from '../../../../db/connect.ts'
import { isOfListing } from '../../../../db/listing-columns.ts'
import { enquiries, users } from '../../../../db/schema/index.ts'

export type EnquiryFormRepository = ReturnType<typeof createEnquiryFormRepository>

/** Replies from which on an answer time is shown. */
const fewest = 10

export function createEnquiryFormRepository(db: Db) {
  return {
    /** Of the first replies in the last 90 days; null with fewer than 10. */
    async answerTime(listing: ListingOfMembers): Promise<Schema<'AnswerTime'> | null> {
      const share = (part: number) =>
        sql<number>`round(percentile_cont(${part}::double precision) within group (order by ${enquiries.firstReplyMinutes}))::integer`
      const [found] = await db
        .select({
          median_minutes: share(0.5),
          p90_minutes: share(0.9),
          n: sql<number>`count(*)::integer`,
        })
        .from(enquiries)
        .where(
          sql`${isOfListing(enquiries, listing)}
            and ${enquiries.firstReplyMinutes} is not null and not ${enquiries.isTest}
            and ${enquiries.firstReplyAt} > now() - interval '90 days'`,
        )
      return found && found.n >= fewest ? found : null
    },

    async findUser(id: number) {
      const [found] = await db
        .select({
          firstname: users.firstname,
          lastname: users.lastname,
          email: users.email,
          emailConfirmedAt: users.emailConfirmedAt,
          phone: users.phone,
        })
        .from(users)
        .where(eq(users.id, id))
      return found
    },
  }
}
