import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/connect.ts'
import { batches } from '../../../../db/schema/index.ts'
import type { EnquiredListing, ListingRow, Recipient } from './enquired-listing.ts'
import type { EnquiryRow } from './enquiry-row.ts'

export type EnquiredListingsRepository = ReturnType<typeof createEnquiredListingsRepository>

const isAnswered = sql`exists (select from listing_member m
  where (m.school_id = school.id or m.store_id = store.id) and m.removed_at is null
    and m.role in ('owner', 'manager', 'counsellor'))`

const queries = {
  school: (id: number) => sql`
    select school.name, coalesce(school.location, school.city, school.district) as place,
      'school' as "deskKind", school.id as "deskId", school.name as "deskName",
      ${isAnswered} as "isAnswered", school.age_min as "ageMin", school.age_max as "ageMax",
      school.admission_closes_on::text as "closesOn"
    from school left join store on false where school.id = ${id} and is_public(school)`,
  store: (id: number) => sql`
    select store.brand_name as name, coalesce(store.location, store.city, store.district) as place,
      'store' as "deskKind", store.id as "deskId", store.brand_name as "deskName",
      ${isAnswered} as "isAnswered", null as "ageMin", null as "ageMax", null as "closesOn"
    from store left join school on false where store.id = ${id} and is_public(store)`,
  product: (id: number) => sql`
    select product.name, coalesce(product.city, product.district) as place,
      'store' as "deskKind", store.id as "deskId", store.brand_name as "deskName",
      ${isAnswered} as "isAnswered", null as "ageMin", null as "ageMax", null as "closesOn"
    from product join store on store.id = product.store_id left join school on false
    where product.id = ${id} and is_public(product, store)`,
} as const

/** Subjects of an enquiry, and whose desk answers. */
export function createEnquiredListingsRepository(db: Db) {
  return {
    /** A public listing; undefined if there is none. */
    async find({ kind, id }: Recipient, tx: Db = db): Promise<EnquiredListing | undefined> {
      const [row] = (await tx.execute<ListingRow>(queries[kind](id))).rows
      return row && { ...row, kind, id, desk: { kind: row.deskKind, id: row.deskId } }
    },

    /** Whether a product has a batch. */
    async hasBatch(tx: Db, { kind, id }: Recipient, batchId: number): Promise<boolean> {
      if (kind !== 'product') return false
      const found = await tx
        .select({ id: batches.id })
        .from(batches)
        .where(and(eq(batches.id, batchId), eq(batches.productId, id)))
      return found.length > 0
    },

    /** The name of the product, school or store of an enquiry, public or not. */
    async nameOf(
      tx: Db,
      { productId, schoolId, storeId }: Pick<EnquiryRow, 'productId' | 'schoolId' | 'storeId'>,
    ): Promise<string> {
      const { rows } = await tx.execute<{ name: string | null }>(sql`select coalesce(
        (select name from product where id = ${productId}::integer),
        (select name from school where id = ${schoolId}::integer),
        (select brand_name from store where id = ${storeId}::integer)) as name`)
      return rows[0]?.name ?? 'EdBazaar'
    },
  }
}
