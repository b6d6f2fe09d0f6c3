import { eq, getTableColumns, inArray, sql } from 'drizzle-orm'
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

/** Reads listings for moderation, deleted or not. */
export const moderatedRows = {
  async school(tx: Db, id: number) {
    const [found] = await tx.select().from(schools).where(eq(schools.id, id))
    return found
  },

  async store(tx: Db, id: number) {
    const [found] = await tx.select().from(stores).where(eq(stores.id, id))
    return found
  },

  async product(tx: Db, id: number) {
    const nBatches = sql<number>`(
      select count(*)::integer from batch where batch.product_id = ${products.id})`
    const [found] = await tx
      .select({ ...getTableColumns(products), nBatches })
      .from(products)
      .where(eq(products.id, id))
    return found
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
