import { and, asc, count, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { editTransaction } from '../../../db/edit-transaction.ts'
import { batches, products, stores } from '../../../db/schema/index.ts'
import { isCurrentBatch } from '../../catalogue/products/batch-conditions.ts'

type NewProduct = typeof products.$inferInsert
export type ProductEditingRepository = ReturnType<typeof createProductEditingRepository>

/** A product with its store and owner. */
const columns = {
  product: products,
  store: { id: stores.id, brandName: stores.brandName, isActive: stores.isActive },
  ownerId: stores.ownerId,
  storeId: products.storeId,
}

export function createProductEditingRepository(db: Db) {
  const select = (tx: Db, condition: SQL) =>
    tx
      .select(columns)
      .from(products)
      .innerJoin(stores, eq(stores.id, products.storeId))
      .where(and(condition, isNull(products.deletedAt), isNull(stores.deletedAt)))

  return {
    transaction: <Result>(work: (tx: Db) => Promise<Result>) => editTransaction(db, work),

    /** Active or not, unless it or its store is deleted. */
    async find(id: number) {
      return (await select(db, eq(products.id, id)))[0]
    },

    /** Finds a product and locks it, and with it its batches, until the transaction ends. */
    async lock(tx: Db, id: number) {
      const [locked] = await select(tx, eq(products.id, id)).for('update', { of: products })
      if (!locked) return undefined
      // A separate statement, so that it sees what other transactions wrote while this one waited.
      const [counted] = await tx
        .select({
          all: count(),
          current: sql<number>`(count(*) filter (where ${sql.raw(isCurrentBatch)}))::integer`,
        })
        .from(batches)
        .where(eq(batches.productId, id))
      const { product, store, ownerId } = locked
      const { all = 0, current = 0 } = counted ?? {}
      return {
        ...product,
        ownerId,
        storeName: store.brandName,
        nBatches: all,
        nCurrentBatches: current,
      }
    },

    /** The product that an earlier request with this key created. */
    async findRequested(tx: Db, storeId: number, requestKey: string) {
      const [found] = await tx
        .select({ id: products.id, slug: products.slug, isActive: products.isActive })
        .from(products)
        .where(and(eq(products.storeId, storeId), eq(products.requestKey, requestKey)))
      return found
    },

    /** Returns undefined if the slug is taken. */
    async add(tx: Db, product: NewProduct) {
      const [added] = await tx
        .insert(products)
        .values(product)
        .onConflictDoNothing({ target: products.slug })
        .returning({ id: products.id, slug: products.slug, isActive: products.isActive })
      return added
    },

    async save(tx: Db, id: number, values: Partial<NewProduct>): Promise<void> {
      await tx
        .update(products)
        .set({ ...values, updatedAt: sql`now()` })
        .where(eq(products.id, id))
    },

    /** All batches, ended or not, earliest first. */
    batchesOf: (productId: number) =>
      db
        .select()
        .from(batches)
        .where(eq(batches.productId, productId))
        .orderBy(asc(batches.startsOn), asc(batches.id)),
  }
}
