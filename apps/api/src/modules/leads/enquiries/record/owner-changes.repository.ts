import { type SQL, sql } from 'drizzle-orm'

/** When the listing of an enquiry last got another owner, if that was after the consent; or null. */
export const ownerChangedAt = (enquiry: SQL, consent: SQL): SQL => sql`(
  select max(o.at) from listing_owner_change o
  where (o.school_id = ${enquiry}.school_id or o.store_id = ${enquiry}.store_id)
    and o.at > ${consent}.given_at)`
