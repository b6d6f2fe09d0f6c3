import { asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import {
  auditEntries,
  batches,
  filterRequests,
  products,
  stores,
} from '../../../db/schema/index.ts'

export type OwnedListingsRepository = ReturnType<typeof createOwnedListingsRepository>

/** A user's stores with their products and batches, filter requests and field edits. */
export function createOwnedListingsRepository(db: Db) {
  const productsOf = (storeIds: number[]) =>
    db.select().from(products).where(inArray(products.storeId, storeIds)).orderBy(asc(products.id))
  const batchesOf = (productIds: number[]) =>
    db.select().from(batches).where(inArray(batches.productId, productIds)).orderBy(asc(batches.id))

  return {
    /** Stores with their products, and products with their batches. */
    async storesOf(userId: number) {
      const ownedStores = await db.select().from(stores).where(eq(stores.ownerId, userId))
      const ownedProducts = await productsOf(ownedStores.map(({ id }) => id))
      const ownedBatches = await batchesOf(ownedProducts.map(({ id }) => id))
      return ownedStores.map((store) => ({
        ...storeOf(store),
        products: ownedProducts
          .filter(({ storeId }) => storeId === store.id)
          .map((product) => ({
            ...productOf(product),
            batches: ownedBatches.filter(({ productId }) => productId === product.id).map(batchOf),
          })),
      }))
    },

    filterRequestsOf: (userId: number) =>
      db
        .select({
          section: filterRequests.section,
          name: filterRequests.name,
          category: filterRequests.category,
          value: filterRequests.value,
          status: filterRequests.status,
          created_at: filterRequests.createdAt,
        })
        .from(filterRequests)
        .where(eq(filterRequests.userId, userId))
        .orderBy(asc(filterRequests.id)),

    /** The user's changes, from the audit log. */
    editsOf: (userId: number) =>
      db
        .select({
          entity: auditEntries.entity,
          entity_id: auditEntries.entityId,
          action: auditEntries.action,
          field: auditEntries.field,
          before: auditEntries.before,
          after: auditEntries.after,
          created_at: auditEntries.createdAt,
        })
        .from(auditEntries)
        .where(eq(auditEntries.userId, userId))
        .orderBy(asc(auditEntries.id)),
  }
}

const storeOf = (store: typeof stores.$inferSelect) => ({
  brand_name: store.brandName,
  contact_person: store.contactPerson,
  company_name: store.companyName,
  email: store.email,
  mobile: store.mobile,
  address: store.address,
  city: store.city,
  country: store.country,
  gst: store.gst,
  description_html: store.descriptionHtml,
  files: store.files,
  is_active: store.isActive,
  created_at: store.createdAt,
})

const productOf = (product: typeof products.$inferSelect) => ({
  name: product.name,
  slug: product.slug,
  kind: product.kind,
  mode: product.mode,
  description_html: product.descriptionHtml,
  files: product.files,
  age_min: product.ageMin,
  age_max: product.ageMax,
  price: product.price,
  price_unit: product.priceUnit,
  is_active: product.isActive,
  created_at: product.createdAt,
})

const batchOf = (batch: typeof batches.$inferSelect) => ({
  name: batch.name,
  days: batch.days,
  starts_on: batch.startsOn,
  ends_on: batch.endsOn,
  start_time: batch.startTime,
  end_time: batch.endTime,
  seats: batch.seats,
  seats_left: batch.seatsLeft,
  price: batch.price,
})
