import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { batches, products, stores } from '../../db/schema/index.ts'

type NewProduct = typeof products.$inferInsert
export type ProductEditingRepository = ReturnType<typeof createProductEditingRepository>

const nBatches = sql<number>`(
  select count(*)::integer from batch where batch.product_id = product.id)`

/** A product, whose it is, and how many batches it has. */
const columns = {
  product: products,
  store: { id: stores.id, brandName: stores.brandName, isActive: stores.isActive },
  ownerId: stores.ownerId,
  nBatches,
}

export function createProductEditingRepository(db: Db) {
  const found = (tx: Db, which: SQL) =>
    tx
      .select(columns)
      .from(products)
      .innerJoin(stores, eq(stores.id, products.storeId))
      .where(which)

  return {
    transaction: <Result>(work: (tx: Db) => Promise<Result>) => db.transaction(work),

    /** Live or not. */
    async find(id: number) {
      return (await found(db, eq(products.id, id)))[0]
    },

    /** The same; nobody else changes it, or its batches, before the transaction ends. */
    async lock(tx: Db, id: number) {
      const locked = found(tx, eq(products.id, id)).for('update', { of: products })
      return (await locked)[0]
    },

    /** What a request has made before. */
    async findRequested(tx: Db, storeId: number, requestKey: string) {
      const [made] = await tx
        .select({ id: products.id, slug: products.slug })
        .from(products)
        .where(and(eq(products.storeId, storeId), eq(products.requestKey, requestKey)))
      return made
    },

    /** Undefined where the slug is that of another. */
    async add(tx: Db, product: NewProduct) {
      const [added] = await tx
        .insert(products)
        .values(product)
        .onConflictDoNothing({ target: products.slug })
        .returning({ id: products.id, slug: products.slug })
      return added
    },

    async save(tx: Db, id: number, changed: Partial<NewProduct>): Promise<void> {
      await tx
        .update(products)
        .set({ ...changed, updatedAt: sql`now()` })
        .where(eq(products.id, id))
    },

    /** All batches, over or not, the earliest first. */
    batchesOf: (productId: number) =>
      db
        .select()
        .from(batches)
        .where(eq(batches.productId, productId))
        .orderBy(asc(batches.startsOn), asc(batches.id)),
  }
}
