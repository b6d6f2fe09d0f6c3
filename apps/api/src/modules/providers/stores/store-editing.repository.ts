import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { editTransaction } from '../../../db/edit-transaction.ts'
import { batches, products, stores } from '../../../db/schema/index.ts'
import type { BatchRow } from '../../catalogue/products/batch-row.ts'

type NewStore = typeof stores.$inferInsert
export type StoreEditingRepository = ReturnType<typeof createStoreEditingRepository>

/** The location that a store and its products share. */
type ProductLocation = Pick<
  typeof stores.$inferSelect,
  'city' | 'district' | 'state' | 'lat' | 'lng' | 'placeAccuracy'
>
/** The place of a store. */
export type StoreLocation = ProductLocation &
  Pick<typeof stores.$inferSelect, 'location' | 'pincode'>

const nBatches = sql<number>`(
  select count(*)::integer from ${batches} where ${batches.productId} = ${products.id})`

const isKept = (id: number) => and(eq(stores.id, id), isNull(stores.deletedAt))

export function createStoreEditingRepository(db: Db) {
  return {
    transaction: <Result>(work: (tx: Db) => Promise<Result>) => editTransaction(db, work),

    /** Active or not, unless it is deleted. */
    async find(id: number) {
      const [found] = await db.select().from(stores).where(isKept(id))
      return found
    },

    /** Finds a store and locks it until the transaction ends. */
    async lock(tx: Db, id: number) {
      const [found] = await tx.select().from(stores).where(isKept(id)).for('update')
      return found
    },

    /** The store that an earlier request with this key created. */
    async findRequested(tx: Db, ownerId: number, requestKey: string) {
      const [found] = await tx
        .select({ id: stores.id })
        .from(stores)
        .where(and(eq(stores.ownerId, ownerId), eq(stores.requestKey, requestKey)))
      return found?.id
    },

    async add(tx: Db, store: NewStore): Promise<number> {
      const [added] = await tx.insert(stores).values(store).returning({ id: stores.id })
      if (!added) throw new Error('A store was not added')
      return added.id
    },

    async save(tx: Db, id: number, columns: Partial<NewStore>): Promise<void> {
      await tx
        .update(stores)
        .set({ ...columns, updatedAt: sql`now()` })
        .where(eq(stores.id, id))
    },

    /** The store's products, active or not but not deleted, newest first. */
    productsOf: (storeId: number, tx: Db = db) =>
      tx
        .select({
          id: products.id,
          isActive: products.isActive,
          moderation: products.moderation,
          files: products.files,
          descriptionHtml: products.descriptionHtml,
          price: products.price,
          ageMin: products.ageMin,
          ageMax: products.ageMax,
          filterIds: products.filterIds,
          nBatches,
        })
        .from(products)
        .where(and(eq(products.storeId, storeId), isNull(products.deletedAt)))
        .orderBy(desc(products.createdAt), desc(products.id)),

    /** The batches of the store's products, ended or not, earliest first. */
    async batchesOf(storeId: number): Promise<BatchRow[]> {
      const found = await db
        .select({ batch: batches })
        .from(batches)
        .innerJoin(products, eq(products.id, batches.productId))
        .where(eq(products.storeId, storeId))
        .orderBy(asc(batches.startsOn), asc(batches.id))
      return found.map(({ batch }) => batch)
    },

    /** Locks the store's products until the transaction ends. */
    async lockProducts(tx: Db, storeId: number): Promise<void> {
      await tx
        .select({ id: products.id })
        .from(products)
        .where(eq(products.storeId, storeId))
        .orderBy(products.id)
        .for('update')
    },

    /** Moves the products that were at the store's previous location to its new one. */
    async moveProducts(
      tx: Db,
      storeId: number,
      from: ProductLocation,
      to: ProductLocation,
    ): Promise<void> {
      const { city, lat, lng } = products
      const isAtStore = sql`(${city}, ${lat}, ${lng}) is not distinct from
        (${from.city}::text, ${from.lat}::double precision, ${from.lng}::double precision)`
      const { city: town, district, state, lat: north, lng: east, placeAccuracy } = to
      await tx
        .update(products)
        .set({
          city: town,
          district,
          state,
          lat: north,
          lng: east,
          placeAccuracy,
          updatedAt: sql`now()`,
        })
        .where(and(eq(products.storeId, storeId), isAtStore))
    },
  }
}
