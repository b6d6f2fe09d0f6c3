import { and, asc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { type ListingOfMembers, requireListingOf } from '../../../../caller.ts'
import type { Db } from '../../../../db/connect.ts'
import { isMembershipOf, listingName } from '../../../../db/listing-columns.ts'
import {
  batches,
  listingMembers,
  products,
  schools,
  stores,
  users,
} from '../../../../db/schema/index.ts'
import { userName } from '../../../../db/user-columns.ts'
import type { ListingWithRole } from './listing-with-role.ts'

export type DeskListingsRepository = ReturnType<typeof createDeskListingsRepository>

const answeringRoles = ['owner', 'manager', 'counsellor'] as const

/** Reads for which listings a user may see enquiries. */
export function createDeskListingsRepository(db: Db) {
  const listingsOfUser = db
    .select({
      schoolId: schools.id,
      storeId: stores.id,
      name: sql<string>`${listingName}`.as('listing_name'),
      role: listingMembers.role,
    })
    .from(listingMembers)
    .leftJoin(schools, and(eq(schools.id, listingMembers.schoolId), isNull(schools.deletedAt)))
    .leftJoin(stores, and(eq(stores.id, listingMembers.storeId), isNull(stores.deletedAt)))
    .where(
      and(
        isMembershipOf(sql.placeholder('userId')),
        or(isNotNull(schools.id), isNotNull(stores.id)),
      ),
    )
    .orderBy(asc(sql`listing_name`), asc(listingMembers.id))
    .prepare('listings_of_user')

  return {
    /** The schools and stores that a user works for, by name. */
    async listingsOf(userId: number): Promise<ListingWithRole[]> {
      const rows = await listingsOfUser.execute({ userId })
      return rows.map(({ schoolId, storeId, name, role }) => ({
        ...requireListingOf({ schoolId, storeId }),
        name,
        role,
      }))
    },

    /** The store that sells a product. */
    async storeOfProduct(id: number): Promise<number | undefined> {
      const [found] = await db
        .select({ storeId: products.storeId })
        .from(products)
        .where(and(eq(products.id, id), isNull(products.deletedAt)))
      return found?.storeId
    },

    /** The store that sells a batch. */
    async storeOfBatch(id: number): Promise<number | undefined> {
      const [found] = await db
        .select({ storeId: products.storeId })
        .from(batches)
        .innerJoin(products, eq(products.id, batches.productId))
        .where(and(eq(batches.id, id), isNull(products.deletedAt)))
      return found?.storeId
    },

    /** The members who may answer enquiries of one of the listings, by name. */
    async answering(listings: readonly ListingOfMembers[], tx: Db = db) {
      if (listings.length === 0) return []
      const idsOf = (kind: ListingOfMembers['kind']) =>
        listings.filter((each) => each.kind === kind).map(({ id }) => id)
      const [schoolIds, storeIds] = [idsOf('school'), idsOf('store')]
      return tx
        .selectDistinct({ user_id: users.id, name: userName.as('person_name') })
        .from(listingMembers)
        .innerJoin(users, eq(users.id, listingMembers.userId))
        .where(
          and(
            or(
              inArray(listingMembers.schoolId, schoolIds),
              inArray(listingMembers.storeId, storeIds),
            ),
            isNull(listingMembers.removedAt),
            inArray(listingMembers.role, [...answeringRoles]),
          ),
        )
        .orderBy(asc(sql`person_name`), asc(users.id))
    },
  }
}
