import { sql } from 'drizzle-orm'
import type { ListingOfMembers } from '../../../../caller.ts'
import type { Db } from '../../../../db/connect.ts'

export type ApplicationEmailsRepository = ReturnType<typeof createApplicationEmailsRepository>

/** The members who get emails about the applications of a listing. */
export function createApplicationEmailsRepository() {
  return {
    /** The addresses of the members who answer applicants. */
    async answeringAddresses(tx: Db, { kind, id }: ListingOfMembers): Promise<string[]> {
      const column = kind === 'school' ? sql`m.school_id` : sql`m.store_id`
      const { rows } = await tx.execute<{ email: string }>(sql`
        select u.email from listing_member m join app_user u on u.id = m.user_id
        where ${column} = ${id} and m.removed_at is null and u.blocked_at is null
          and m.role in ('owner', 'manager', 'counsellor') order by u.id`)
      return rows.map(({ email }) => email)
    },
  }
}
