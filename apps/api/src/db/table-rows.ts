import { is, type SQL, sql } from 'drizzle-orm'
import { PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import type { Slice } from '../contract/page.ts'
import type { Db } from './connect.ts'
import { containsPattern } from './like-pattern.ts'

/** Counting more rows would take too long over the register. */
export const maximumTotal = 10_000

export interface Sorted {
  /** A column, with `-` before it for descending. */
  readonly sort: string
}

/** A row of the contract. Its fields are the columns of the CSV file. */
export interface TableRow {
  readonly id: number
}

/** The records of a table, as one entity reads them. */
export interface TableSource<Query extends Sorted, Row extends TableRow> {
  readonly table: PgTable
  readonly id: PgColumn
  /** The tables that `matches` and `orders` need besides the table itself. */
  readonly joins?: SQL
  readonly matches: (query: Query) => SQL | undefined
  /** The sort keys of the columns. Equal rows follow by their id. */
  readonly orders: Readonly<Record<Column<Query['sort']>, PgColumn | SQL>>
  /** An order in which an index counts; else a large table might be read from its start. */
  readonly countOrder?: SQL
  /** The rows with these ids, in any order. */
  readonly read: (ids: readonly number[]) => Promise<Row[]>
}

type Column<Sort extends string> = Sort extends `-${infer Name}` ? Name : Sort

interface FoundRows<Row> {
  readonly data: Row[]
  /** Of all pages; `maximumTotal` + 1 if there are more than `maximumTotal`. */
  readonly count: number
}

/** Reads the rows of a table: a page of them, or all of them in parts. */
export interface TableRows<Query, Row> {
  page(query: Query, slice: Slice): Promise<FoundRows<Row>>
  /** The ids of all rows, in order. */
  ids(query: Query): Promise<Int32Array>
  /** In the order of the ids; rows that were deleted since are left out. */
  rows(ids: readonly number[]): Promise<Row[]>
}

/**
 * Reads a table in two steps: the ids of its rows by filters and order, which an index can answer, and
 * what the rows show.
 */
export function tableRows<Query extends Sorted, Row extends TableRow>(
  db: Db,
  source: TableSource<Query, Row>,
): TableRows<Query, Row> {
  const { table, id, joins, matches, countOrder = sql`` } = source
  const from = (query: Query) => sql`from ${table} ${joins} where ${matches(query) ?? sql`true`}`
  const rows = rowsInOrder(source.read)
  return {
    rows,
    async page(query, slice) {
      const ordered = sql`select ${id} as id ${from(query)} ${orderOf(source, query)}`
      const [ids, count] = await Promise.all([
        idsOfPage(db, ordered, slice),
        countUpToMaximum(db, sql`select ${from(query)} ${countOrder}`),
      ])
      return { data: await rows(ids), count }
    },
    ids: (query) => allIds(db, sql`select ${id} as id ${from(query)} ${orderOf(source, query)}`),
  }
}

type Ordered<Query extends Sorted, Row extends TableRow> = Pick<
  TableSource<Query, Row>,
  'id' | 'orders'
>

/** The `order by` of a query. */
export function orderOf<Query extends Sorted, Row extends TableRow>(
  { id, orders }: Ordered<Query, Row>,
  { sort }: Query,
): SQL {
  const by = orders[sort.replace(/^-/, '') as Column<Query['sort']>]
  if (!sort.startsWith('-')) return sql`order by ${by}, ${id}`
  // An index is in this order only if the column says nothing about nulls.
  const isNullable = !(is(by, PgColumn) && by.notNull)
  return sql`order by ${by} desc ${isNullable ? sql`nulls last` : sql``}, ${id} desc`
}

export async function idsOfPage(db: Db, ordered: SQL, { offset, limit }: Slice): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`${ordered} limit ${limit} offset ${offset}`)
  return rows.map(({ id }) => id)
}

/** Counts the rows of a select, at most one more than `maximumTotal`. */
export async function countUpToMaximum(db: Db, select: SQL): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*)::integer as n from (${select} limit ${maximumTotal + 1}) found`,
  )
  return rows[0]?.n ?? 0
}

/** The ids that an ordered select returns. One text takes less memory than a row for each. */
export async function allIds(db: Db, ordered: SQL): Promise<Int32Array> {
  const { rows } = await db.execute<{ ids: string | null }>(
    sql`select string_agg(id::text, ',') as ids from (${ordered}) found`,
  )
  const ids = rows[0]?.ids
  return ids ? Int32Array.from(ids.split(','), Number) : new Int32Array()
}

/** Reads rows by their ids, in the order of the ids. */
export const rowsInOrder =
  <Row extends TableRow>(read: (ids: readonly number[]) => Promise<Row[]>) =>
  async (ids: readonly number[]): Promise<Row[]> => {
    if (ids.length === 0) return []
    const byId = new Map((await read(ids)).map((row) => [row.id, row]))
    return ids.flatMap((each) => byId.get(each) ?? [])
  }

/** Whether one of the columns contains the words, whatever their case. */
export function contains(
  q: string | undefined,
  ...columns: readonly (PgColumn | SQL)[]
): SQL | undefined {
  const words = q?.trim()
  if (!words) return undefined
  return sql`concat_ws(E'\\n', ${sql.join([...columns], sql`, `)}) ilike ${containsPattern(words)}`
}
