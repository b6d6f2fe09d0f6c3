import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { isBlockedNow } from '../../../db/current-block.ts'

export type RepliesRepository = ReturnType<typeof createRepliesRepository>

interface Author extends Record<string, unknown> {
  readonly publicId: string
  readonly email: string
}

/** The people who may reply to emails about enquiries. */
export function createRepliesRepository(db: Db) {
  const first = async (query: ReturnType<typeof sql>) => (await db.execute<Author>(query)).rows[0]
  return {
    /** The sender of a confirmed enquiry. */
    sender: (enquiryId: number) =>
      first(sql`select public_id as "publicId", email from enquiry
        where id = ${enquiryId} and confirmed_at is not null`),

    /** A user who is not blocked, with the enquiry. */
    member: (enquiryId: number, userId: number) =>
      first(sql`select enquiry.public_id as "publicId", app_user.email
        from enquiry, app_user where enquiry.id = ${enquiryId} and app_user.id = ${userId}
          and not ${isBlockedNow}`),
  }
}
