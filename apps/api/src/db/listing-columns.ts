import { and, eq, isNull, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { ListingOfMembers } from '../caller.ts'
import { listingMembers, schools, stores } from './schema/index.ts'

/** A table whose rows belong to a school or a store. */
interface TableOfListings {
  readonly schoolId: PgColumn
  readonly storeId: PgColumn
}

/** Whether a row of the table belongs to the listing. */
export const isOfListing = (table: TableOfListings, { kind, id }: ListingOfMembers): SQL =>
  eq(kind === 'school' ? table.schoolId : table.storeId, id)

/** The columns that make a new row belong to the listing. */
export const listingColumnsOf = ({ kind, id }: ListingOfMembers) =>
  kind === 'school' ? { schoolId: id } : { storeId: id }

/** The name of the school or store that a row is joined to; null without one. */
export const listingName = sql<string | null>`coalesce(${schools.name}, ${stores.brandName})`

/** Whether a row of `listing_member` says that the user works for a listing now. */
export const isMembershipOf = (userId: number | Placeholder): SQL | undefined =>
  and(eq(listingMembers.userId, userId), isNull(listingMembers.removedAt))
