import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'

export type EnquiryCountsRepository = ReturnType<typeof createEnquiryCountsRepository>

const columns = { school: sql`school_id`, store: sql`store_id` } as const

export function createEnquiryCountsRepository(db: Db) {
  return {
    /** Live enquiries to the schools or stores for which a user works. */
    async count(userId: number, kind: 'school' | 'store'): Promise<number> {
      const column = columns[kind]
      const { rows } = await db.execute<{ count: number }>(sql`
        select count(*)::integer as count from enquiry e join listing_member m
          on m.${column} = e.${column} and m.user_id = ${userId} and m.removed_at is null
        where e.${column} is not null and e.confirmed_at is not null and e.merged_into_id is null
          and e.withdrawn_at is null and e.state <> 'invalid'`)
      return rows[0]?.count ?? 0
    },
  }
}
