import { type SQL, sql } from 'drizzle-orm'

/**
 * Whether an enquiry has reached its desk: its sender confirmed it, and it is not merged into another.
 * Tests of a desk have reached it too. The alias is that of the table in the statement.
 */
export const hasReachedDesk = (alias = 'enquiry'): SQL =>
  sql.raw(`(${alias}.confirmed_at is not null and ${alias}.merged_into_id is null)`)

/** Whether an enquiry counts as received: it has reached its desk and is not a test. */
export const isReceived = (alias = 'enquiry'): SQL =>
  sql`(${hasReachedDesk(alias)} and not ${sql.raw(alias)}.is_test)`

/**
 * Whether an enquiry is live: received, not withdrawn and not marked as invalid. The indexes
 * `enquiry_live_of_school` and `enquiry_live_of_store` have the same condition.
 */
export const isLiveEnquiry = (alias = 'enquiry'): SQL =>
  sql`(${isReceived(alias)} and ${sql.raw(alias)}.withdrawn_at is null
    and ${sql.raw(alias)}.state <> 'invalid')`
