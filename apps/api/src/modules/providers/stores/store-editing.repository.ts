import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { editTransaction } from '../../../db/edit-transaction.ts'
import { batches, products, stores } from '../../../db/schema/index.ts'
import type { BatchRow } from '../../catalogue/products/products.repository.ts'

type NewStore = typeof stores.$inferInsert
export type StoreEditingRepository = ReturnType<typeof createStoreEditingRepository>

/** Where a town is: of a store, and of what it offers there. */
export type ResolvedLocation = Pick<
  typeof stores.$inferSelect,
  'city' | 'district' | 'state' | 'lat' | 'lng'
>

const nBatches = sql<number>`(
  select count(*)::integer from ${batches} where ${batches.productId} = ${products.id})`

export function createStoreEditingRepository(db: Db) {
  return {
    transaction: <Result>(work: (tx: Db) => Promise<Result>) => editTransaction(db, work),

    /** Live or not. */
    async find(id: number) {
      const [found] = await db.select().from(stores).where(eq(stores.id, id))
      return found
    },

    /** The same; nobody else changes it before the transaction ends. */
    async lock(tx: Db, id: number) {
      const [found] = await tx.select().from(stores).where(eq(stores.id, id)).for('update')
      return found
    },

    /** What a request has made before. */
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

    /** What the store offers, live or not, the newest first. */
    productsOf: (storeId: number, tx: Db = db) =>
      tx
        .select({
          id: products.id,
          isActive: products.isActive,
          files: products.files,
          descriptionHtml: products.descriptionHtml,
          price: products.price,
          ageMin: products.ageMin,
          ageMax: products.ageMax,
          filterIds: products.filterIds,
          nBatches,
        })
        .from(products)
        .where(eq(products.storeId, storeId))
        .orderBy(desc(products.createdAt), desc(products.id)),

    /** Batches of all that the store offers, over or not, the earliest first. */
    async batchesOf(storeId: number): Promise<BatchRow[]> {
      const found = await db
        .select({ batch: batches })
        .from(batches)
        .innerJoin(products, eq(products.id, batches.productId))
        .where(eq(products.storeId, storeId))
        .orderBy(asc(batches.startsOn), asc(batches.id))
      return found.map(({ batch }) => batch)
    },

    /** Nobody changes what the store offers before the transaction ends. */
    async lockProducts(tx: Db, storeId: number): Promise<void> {
      await tx
        .select({ id: products.id })
        .from(products)
        .where(eq(products.storeId, storeId))
        .orderBy(products.id)
        .for('update')
    },

    /** Moves what is offered where the store was, to where it is. */
    async moveProducts(
      tx: Db,
      storeId: number,
      from: ResolvedLocation,
      to: ResolvedLocation,
    ): Promise<void> {
      const { city, lat, lng } = products
      const follows = sql`(${city}, ${lat}, ${lng}) is not distinct from
        (${from.city}::text, ${from.lat}::double precision, ${from.lng}::double precision)`
      const { city: town, district, state, lat: north, lng: east } = to
      await tx
        .update(products)
        .set({ city: town, district, state, lat: north, lng: east, updatedAt: sql`now()` })
        .where(and(eq(products.storeId, storeId), follows))
    },
  }
}
