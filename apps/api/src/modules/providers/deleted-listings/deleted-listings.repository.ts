import { and, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { editTransaction } from '../../../db/edit-transaction.ts'
import { jobs, products, schools, stores } from '../../../db/schema/index.ts'
import { type ListingKind, type ListingRef, restorableDays } from './listing-kinds.ts'

export type DeletedListingsRepository = ReturnType<typeof createDeletedListingsRepository>
export type DeletableListing = NonNullable<Awaited<ReturnType<DeletedListingsRepository['lock']>>>

const tables = { school: schools, store: stores, product: products } as const

/** Listings sent at once. */
const maxListed = 100

/** Can still be restored, even if the task that removes it is late. */
const isRestorable = (table: (typeof tables)[ListingKind]) =>
  sql`${table.deletedAt} > now() - make_interval(days => ${restorableDays})`

const schoolColumns = {
  id: schools.id,
  name: schools.name,
  ownerId: schools.ownerId,
  revision: schools.revision,
  isActive: schools.isActive,
  deletedAt: schools.deletedAt,
}
const storeColumns = {
  id: stores.id,
  name: stores.brandName,
  ownerId: stores.ownerId,
  revision: stores.revision,
  isActive: stores.isActive,
  deletedAt: stores.deletedAt,
}
const productColumns = {
  id: products.id,
  name: products.name,
  ownerId: stores.ownerId,
  revision: products.revision,
  isActive: products.isActive,
  deletedAt: products.deletedAt,
  storeId: products.storeId,
  storeDeletedAt: stores.deletedAt,
}

/** Reads and writes when listings were deleted. */
export function createDeletedListingsRepository(db: Db) {
  const selectProducts = (tx: Db, condition: SQL | undefined) =>
    tx
      .select(productColumns)
      .from(products)
      .innerJoin(stores, eq(stores.id, products.storeId))
      .where(condition)

  const lockers = {
    school: async (tx: Db, id: number) =>
      (await tx.select(schoolColumns).from(schools).where(eq(schools.id, id)).for('update'))[0],
    store: async (tx: Db, id: number) =>
      (await tx.select(storeColumns).from(stores).where(eq(stores.id, id)).for('update'))[0],
    /** Locks the store before the product, as editing a store does. */
    async product(tx: Db, id: number) {
      const ofProduct = tx
        .select({ id: products.storeId })
        .from(products)
        .where(eq(products.id, id))
      await tx.select({ id: stores.id }).from(stores).where(eq(stores.id, ofProduct)).for('update')
      return (await selectProducts(tx, eq(products.id, id)).for('update', { of: products }))[0]
    },
  }

  const listers = {
    school: (ownerId: number) =>
      db
        .select(schoolColumns)
        .from(schools)
        .where(and(eq(schools.ownerId, ownerId), isRestorable(schools)))
        .orderBy(desc(schools.deletedAt), desc(schools.id))
        .limit(maxListed),
    store: (ownerId: number) =>
      db
        .select(storeColumns)
        .from(stores)
        .where(and(eq(stores.ownerId, ownerId), isRestorable(stores)))
        .orderBy(desc(stores.deletedAt), desc(stores.id))
        .limit(maxListed),
    product: (ownerId: number, storeId: number | undefined) =>
      selectProducts(
        db,
        and(
          eq(stores.ownerId, ownerId),
          isNull(stores.deletedAt),
          isRestorable(products),
          storeId === undefined ? undefined : eq(products.storeId, storeId),
        ),
      )
        .orderBy(desc(products.deletedAt), desc(products.id))
        .limit(maxListed),
  }

  return {
    transaction: <Result>(work: (tx: Db) => Promise<Result>) => editTransaction(db, work),

    /** Finds a listing, deleted or not, and locks it until the transaction ends. */
    async lock(tx: Db, { kind, id }: ListingRef) {
      const found = await lockers[kind](tx, id)
      return found && { storeId: null, storeDeletedAt: null, ...found }
    },

    /** Sets or clears when a listing was deleted, and returns it. */
    async setDeleted(
      tx: Db,
      { kind, id }: ListingRef,
      { isDeleted, revision }: { isDeleted: boolean; revision: number },
    ): Promise<Date | null> {
      const table = tables[kind]
      const deletedAt = isDeleted ? sql`now()` : null
      const [saved] = await tx
        .update(table)
        .set({ deletedAt, revision, updatedAt: sql`now()` })
        .where(eq(table.id, id))
        .returning({ deletedAt: table.deletedAt })
      if (!saved) throw new Error('The locked listing is missing')
      return saved.deletedAt
    },

    /** Deletes or restores the jobs of a school together with it. Returns their ids. */
    async setJobsDeleted(tx: Db, schoolId: number, deletedAt: Date | null): Promise<number[]> {
      const changed = await tx
        .update(jobs)
        .set({ deletedAt })
        .where(
          and(
            eq(jobs.schoolId, schoolId),
            deletedAt === null ? isNotNull(jobs.deletedAt) : isNull(jobs.deletedAt),
          ),
        )
        .returning({ id: jobs.id })
      return changed.map(({ id }) => id)
    },

    async productsOf(tx: Db, storeId: number): Promise<number[]> {
      const found = await tx
        .select({ id: products.id })
        .from(products)
        .where(eq(products.storeId, storeId))
      return found.map(({ id }) => id)
    },

    /** The listings that the user can restore, latest first. */
    list: (ownerId: number, kind: ListingKind, storeId: number | undefined) =>
      listers[kind](ownerId, storeId),
  }
}
