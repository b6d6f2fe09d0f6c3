import { and, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { jobs, products, schools, stores } from '../../../db/schema/index.ts'
import { restorableDays } from './listing-kinds.ts'

export type ListingPurgeRepository = ReturnType<typeof createListingPurgeRepository>

/** The deleted listings to remove: those that can no longer be restored, or all of a user. */
export type PurgeScope =
  | { readonly kind: 'expired' }
  | { readonly kind: 'user'; readonly id: number }

/** Listings of a kind that one statement removes. */
const batchSize = 100

const isExpired = (deletedAt: SQL): SQL =>
  sql`${deletedAt} <= now() - make_interval(days => ${restorableDays})`

/** The columns of a school without an owner: the register's own columns come with the next import. */
const registerState = {
  name: sql`coalesce(${schools.sourceName}, ${schools.name})`,
  ownerId: null,
  deletedAt: null,
  isActive: true,
  isOnline: false,
  location: null,
  contactName: null,
  contactEmail: null,
  contactPhone: null,
  website: null,
  description: null,
  files: [],
  fileCaptions: [],
  filterIds: [],
  absentFilterIds: [],
  ageMin: null,
  ageMax: null,
  fees: null,
  feeMin: null,
  feeMax: null,
  firstYearMin: null,
  admissionDates: [],
  admissionOpensOn: null,
  admissionClosesOn: null,
  seatsTotal: null,
  seatsLeft: null,
  establishedOn: null,
  nStudents: null,
  nClassrooms: null,
  studentsPerTeacher: null,
  startsAt: null,
  endsAt: null,
  providedOn: null,
  editedFields: null,
  // Makes the next import write the register's columns again.
  sourceHash: null,
  popularity: 0,
}

/** Permanently removes deleted listings, a batch at a time. */
export function createListingPurgeRepository(db: Db) {
  const schoolsWhere = (scope: PurgeScope) =>
    and(
      isNotNull(schools.deletedAt),
      scope.kind === 'user'
        ? sql`${schools.ownerId} = ${scope.id}`
        : isExpired(sql`${schools.deletedAt}`),
    )
  const storesWhere = (scope: PurgeScope) =>
    and(
      isNotNull(stores.deletedAt),
      scope.kind === 'user'
        ? sql`${stores.ownerId} = ${scope.id}`
        : isExpired(sql`${stores.deletedAt}`),
    )
  const productsWhere = (scope: PurgeScope) =>
    and(
      isNotNull(products.deletedAt),
      scope.kind === 'user'
        ? sql`exists (select from store
            where store.id = ${products.storeId} and store.owner_id = ${scope.id})`
        : isExpired(sql`${products.deletedAt}`),
    )

  return {
    transaction: <Result>(work: (tx: Db) => Promise<Result>) => db.transaction(work),

    /** Finds some deleted schools and locks them. */
    lockSchools: (tx: Db, scope: PurgeScope) =>
      tx
        .select({
          id: schools.id,
          name: schools.name,
          files: schools.files,
          source: schools.source,
          revision: schools.revision,
        })
        .from(schools)
        .where(schoolsWhere(scope))
        .orderBy(schools.id)
        .limit(batchSize)
        .for('update'),

    /** Finds some deleted stores, with the files of their products, and locks them. */
    lockStores: (tx: Db, scope: PurgeScope) =>
      tx
        .select({
          id: stores.id,
          name: stores.brandName,
          revision: stores.revision,
          files: sql<string[]>`${stores.files} || coalesce((
            select jsonb_agg(file) from product, jsonb_array_elements(product.files) file
            where product.store_id = ${stores.id}), '[]')`,
        })
        .from(stores)
        .where(storesWhere(scope))
        .orderBy(stores.id)
        .limit(batchSize)
        .for('update'),

    /** Finds some deleted products and locks them. */
    lockProducts: (tx: Db, scope: PurgeScope) =>
      tx
        .select({
          id: products.id,
          name: products.name,
          files: products.files,
          revision: products.revision,
        })
        .from(products)
        .where(productsWhere(scope))
        .orderBy(products.id)
        .limit(batchSize)
        .for('update'),

    /** Removes schools; foreign keys remove their jobs and bookmarks. */
    async removeSchools(tx: Db, ids: number[]): Promise<void> {
      if (ids.length > 0) await tx.delete(schools).where(inArray(schools.id, ids))
    },

    /** Returns schools to the state of their register's entry, without an owner. */
    async releaseToRegister(tx: Db, ids: number[]): Promise<void> {
      if (ids.length === 0) return
      await tx.delete(jobs).where(and(inArray(jobs.schoolId, ids), isNotNull(jobs.deletedAt)))
      await tx
        .update(schools)
        .set({
          ...registerState,
          revision: sql`${schools.revision} + 1`,
          updatedAt: sql`now()`,
        })
        .where(inArray(schools.id, ids))
    },

    /** Removes stores; foreign keys remove their products, batches and bookmarks. */
    async removeStores(tx: Db, ids: number[]): Promise<void> {
      await tx.delete(stores).where(inArray(stores.id, ids))
    },

    async removeProducts(tx: Db, ids: number[]): Promise<void> {
      await tx.delete(products).where(inArray(products.id, ids))
    },
  }
}
