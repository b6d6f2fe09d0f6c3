import { and, asc, count, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { editTransaction } from '../../../db/edit-transaction.ts'
import { batches, products, stores } from '../../../db/schema/index.ts'

type NewProduct = typeof products.$inferInsert
export type ProductEditingRepository = ReturnType<typeof createProductEditingRepository>

/** A product, and whose it is. */
const columns = {
  product: products,
  store: { id: stores.id, brandName: stores.brandName, isActive: stores.isActive },
  ownerId: stores.ownerId,
}

export function createProductEditingRepository(db: Db) {
  const found = (tx: Db, which: SQL) =>
    tx
      .select(columns)
      .from(products)
      .innerJoin(stores, eq(stores.id, products.storeId))
      .where(which)

  return {
    transaction: <Result>(work: (tx: Db) => Promise<Result>) => editTransaction(db, work),

    /** Live or not. */
    async find(id: number) {
      return (await found(db, eq(products.id, id)))[0]
    },

    /** The same; nobody else changes it, or its batches, before the transaction ends. */
    async lock(tx: Db, id: number) {
      const [locked] = await found(tx, eq(products.id, id)).for('update', { of: products })
      if (!locked) return undefined
      // A statement of its own: what was waited for is not seen by the one that waited.
      const [counted] = await tx
        .select({ batches: count() })
        .from(batches)
        .where(eq(batches.productId, id))
      return { ...locked, nBatches: counted?.batches ?? 0 }
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
