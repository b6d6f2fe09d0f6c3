import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Query, Schema } from '../../../../contract/operations.ts'
import type { Db } from '../../../../db/connect.ts'
import { stores, users } from '../../../../db/schema/index.ts'
import { contains, tableRows } from '../../../../db/table-rows.ts'
import { hasOwner, hasStatus, listingStatus } from '../table/listing-status.repository.ts'
import { ownerName } from '../table/owner-name.repository.ts'

const products = sql<number>`(select count(*)::integer from product
  where product.store_id = ${stores.id} and product.deleted_at is null)`

/** Every store, whatever its status. */
export const storeRows = (db: Db) =>
  tableRows<Query<'downloadAdminStores'>, Schema<'AdminStore'>>(db, {
    table: stores,
    id: stores.id,
    matches: ({ q, status, owner }) =>
      and(
        contains(q, stores.brandName, stores.companyName, stores.city),
        hasStatus(stores, status),
        hasOwner(stores.ownerId, owner),
      ),
    orders: {
      name: sql`lower(${stores.brandName})`,
      city: sql`lower(${stores.city})`,
      products,
      updated: stores.updatedAt,
    },
    async read(ids) {
      const found = await db
        .select({ store: stores, products, ownerName })
        .from(stores)
        .leftJoin(users, eq(users.id, stores.ownerId))
        .where(inArray(stores.id, [...ids]))
      return found.map(({ store, ...row }) => ({
        id: store.id,
        name: store.brandName,
        city: store.city,
        state: store.state,
        status: listingStatus(store),
        products: row.products,
        is_verified: store.isVerified,
        owner_id: store.ownerId,
        owner_name: row.ownerName,
        revision: store.revision,
        approved_revision: store.approvedRevision,
        created_at: store.createdAt.toISOString(),
        updated_at: store.updatedAt.toISOString(),
      }))
    },
  })
