import { getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { jobs, products, schools, stores } from '../../../db/schema/index.ts'

type Row = Readonly<Record<string, unknown>>
export const moderatedTables = { school: schools, store: stores, product: products }
type ListingKind = keyof typeof moderatedTables

/** Columns by their names in the database, from a row with property names. */
export function columnsByName(kind: ListingKind, row: Row): Row {
  const named = Object.entries(getTableColumns(moderatedTables[kind]))
  return Object.fromEntries(
    named.filter(([key]) => key in row).map(([key, { name }]) => [name, row[key]]),
  )
}

interface DerivedColumns {
  readonly id: number
  readonly filterIds: readonly number[]
  readonly popularity: number
}

const byId = <Found extends { readonly id: number }>(rows: readonly Found[]) =>
  new Map(rows.map((row) => [row.id, row]))

/** Reads listings for moderation, deleted or not, and writes what depends on their fields. */
export const moderatedRows = {
  async schools(tx: Db, ids: readonly number[]) {
    return byId(
      await tx
        .select()
        .from(schools)
        .where(inArray(schools.id, [...ids])),
    )
  },

  async stores(tx: Db, ids: readonly number[]) {
    return byId(
      await tx
        .select()
        .from(stores)
        .where(inArray(stores.id, [...ids])),
    )
  },

  async products(tx: Db, ids: readonly number[]) {
    const nBatches = sql<number>`(
      select count(*)::integer from batch where batch.product_id = ${products.id})`
    return byId(
      await tx
        .select({ ...getTableColumns(products), nBatches })
        .from(products)
        .where(inArray(products.id, [...ids])),
    )
  },

  /** Writes columns that are computed from others, by one statement. */
  async saveDerived(
    tx: Db,
    kind: 'school' | 'product',
    rows: readonly DerivedColumns[],
  ): Promise<void> {
    if (rows.length === 0) return
    await tx.execute(sql`
      update ${sql.identifier(kind)} t
      set filter_ids = d."filterIds", popularity = d.popularity, updated_at = now()
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        d(id integer, "filterIds" integer[], popularity real)
      where t.id = d.id`)
  },

  /** The jobs of schools, whose documents name the school. */
  async jobsOf(tx: Db, schoolIds: readonly number[]): Promise<number[]> {
    const found = await tx
      .select({ id: jobs.id })
      .from(jobs)
      .where(inArray(jobs.schoolId, [...schoolIds]))
    return found.map(({ id }) => id)
  },

  /** The products of stores, which are public only with their store. */
  async productsOf(tx: Db, storeIds: readonly number[]): Promise<number[]> {
    const found = await tx
      .select({ id: products.id })
      .from(products)
      .where(inArray(products.storeId, [...storeIds]))
    return found.map(({ id }) => id)
  },
}
