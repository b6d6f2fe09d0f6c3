import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Query, Schema } from '../../../../contract/operations.ts'
import type { Db } from '../../../../db/connect.ts'
import { products, stores, users } from '../../../../db/schema/index.ts'
import { contains, tableRows } from '../../../../db/table-rows.ts'
import { isCurrentBatch } from '../../../catalogue/products/batch-conditions.ts'
import { hasStatus, listingStatus } from '../table/listing-status.repository.ts'
import { ownerName } from '../table/owner-name.repository.ts'

const openBatches = sql<number>`(select count(*)::integer from batch
  where batch.product_id = ${products.id} and ${sql.raw(isCurrentBatch)})`

/** Every product, whatever its status. */
export const productRows = (db: Db) =>
  tableRows<Query<'downloadAdminProducts'>, Schema<'AdminProduct'>>(db, {
    table: products,
    id: products.id,
    joins: sql`join ${stores} on ${stores.id} = ${products.storeId}`,
    matches: ({ q, kind, status }) =>
      and(
        contains(q, products.name, stores.brandName, products.city),
        kind && eq(products.kind, kind),
        hasStatus(products, status),
      ),
    orders: {
      name: sql`lower(${products.name})`,
      store: sql`lower(${stores.brandName})`,
      price: products.price,
      updated: products.updatedAt,
    },
    async read(ids) {
      const found = await db
        .select({
          product: products,
          storeName: stores.brandName,
          ownerId: stores.ownerId,
          ownerName,
          batches: openBatches,
        })
        .from(products)
        .innerJoin(stores, eq(stores.id, products.storeId))
        .leftJoin(users, eq(users.id, stores.ownerId))
        .where(inArray(products.id, [...ids]))
      return found.map(({ product, ...row }) => ({
        id: product.id,
        slug: product.slug,
        name: product.name,
        kind: product.kind,
        store_id: product.storeId,
        store_name: row.storeName,
        city: product.city,
        price: product.price,
        price_unit: product.priceUnit,
        batches: row.batches,
        status: listingStatus(product),
        owner_id: row.ownerId,
        owner_name: row.ownerName,
        revision: product.revision,
        approved_revision: product.approvedRevision,
        created_at: product.createdAt.toISOString(),
        updated_at: product.updatedAt.toISOString(),
      }))
    },
  })
