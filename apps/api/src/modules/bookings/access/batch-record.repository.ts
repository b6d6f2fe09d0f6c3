import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { editTransaction } from '../../../db/edit-transaction.ts'
import { batches, products, stores } from '../../../db/schema/index.ts'

export type BatchRecordRepository = ReturnType<typeof createBatchRecordRepository>

const columns = {
  batch: batches,
  product: {
    id: products.id,
    slug: products.slug,
    name: products.name,
    kind: products.kind,
    price: products.price,
    priceUnit: products.priceUnit,
    ageMin: products.ageMin,
    ageMax: products.ageMax,
  },
  store: {
    id: stores.id,
    name: stores.brandName,
    ownerId: stores.ownerId,
    address: stores.address,
    city: stores.city,
  },
  isPublic: sql<boolean>`is_public(${products}, ${stores})`,
}

/** Batches with their product and store. */
export function createBatchRecordRepository(db: Db) {
  const selectWhere = (tx: Db, condition: SQL) =>
    tx
      .select(columns)
      .from(batches)
      .innerJoin(products, eq(products.id, batches.productId))
      .innerJoin(stores, eq(stores.id, products.storeId))
      .where(and(condition, isNull(products.deletedAt), isNull(stores.deletedAt)))

  const select = async (tx: Db, id: number) => {
    const [found] = await selectWhere(tx, eq(batches.id, id))
      // It takes longer to plan than to run.
      .prepare('batch_record')
      .execute()
    return found
  }

  return {
    transaction: <Result>(work: (tx: Db) => Promise<Result>) => editTransaction(db, work),

    find: (id: number, tx: Db = db) => select(tx, id),

    findAll: (ids: readonly number[]) => selectWhere(db, inArray(batches.id, [...ids])),

    /** Locks the batch until the transaction ends: every change of its seats begins with this. */
    async lock(tx: Db, id: number) {
      const [locked] = await tx
        .select({ id: batches.id })
        .from(batches)
        .where(eq(batches.id, id))
        .for('update')
      // A separate statement, so that it sees what other transactions wrote while this one waited.
      return locked && select(tx, id)
    },

    /** Counts as a change of how families join. */
    async save(tx: Db, id: number, values: Partial<typeof batches.$inferInsert>): Promise<void> {
      await tx
        .update(batches)
        .set({ ...values, revision: sql`${batches.revision} + 1` })
        .where(eq(batches.id, id))
    },

    /** The addresses of the members of a store who answer bookings. */
    async answeringAddresses(tx: Db, storeId: number): Promise<string[]> {
      const { rows } = await tx.execute<{ email: string }>(sql`
        select u.email from listing_member m join app_user u on u.id = m.user_id
        where m.store_id = ${storeId} and m.removed_at is null and u.blocked_at is null
          and m.role in ('owner', 'manager', 'counsellor') order by u.id`)
      return rows.map(({ email }) => email)
    },
  }
}
