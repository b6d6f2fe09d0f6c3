import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Slice } from '../../../../contract/page.ts'
import type { Db } from '../../../../db/connect.ts'

/** Counting more rows would take too long over the register. */
export const maximumTotal = 10_000

interface Sorted {
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
  /** The tables that `matches` and `orders` need besides the table itself, as SQL joins. */
  readonly joins?: (query: Query) => SQL
  readonly matches: (query: Query) => SQL | undefined
  /** The order of each column, ascending. Equal rows follow by their id. */
  readonly orders: Readonly<Record<Column<Query['sort']>, SQL>>
  /** The rows with these ids, in any order. */
  readonly read: (ids: readonly number[]) => Promise<Row[]>
}

type Column<Sort extends string> = Sort extends `-${infer Name}` ? Name : Sort

/** How the rows of a table are read: a page of them, their number, and all of them in parts. */
export interface TableRows<Query, Row> {
  page(query: Query, slice: Slice): Promise<Row[]>
  /** Counts one more than `maximumTotal` at most. */
  count(query: Query): Promise<number>
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
  const { table, id, joins, matches, orders, read } = source

  const from = (query: Query) =>
    sql`from ${table} ${joins?.(query)} where ${matches(query) ?? sql`true`}`

  function orderOf({ sort }: Query): SQL {
    const column = sort.replace(/^-/, '') as Column<Query['sort']>
    return sort.startsWith('-')
      ? sql`order by ${orders[column]} desc nulls last, ${id} desc`
      : sql`order by ${orders[column]}, ${id}`
  }

  async function rows(ids: readonly number[]): Promise<Row[]> {
    if (ids.length === 0) return []
    const byId = new Map((await read(ids)).map((row) => [row.id, row]))
    return ids.flatMap((each) => byId.get(each) ?? [])
  }

  return {
    rows,
    async page(query, { offset, limit }) {
      const { rows: found } = await db.execute<{ id: number }>(
        sql`select ${id} as id ${from(query)} ${orderOf(query)} limit ${limit} offset ${offset}`,
      )
      return rows(found.map((row) => row.id))
    },
    async count(query) {
      const { rows: found } = await db.execute<{ n: number }>(
        sql`select count(*)::integer as n from (select ${from(query)} limit ${maximumTotal + 1}) found`,
      )
      return found[0]?.n ?? 0
    },
    async ids(query) {
      // One text takes less memory than a row for each id.
      const { rows: found } = await db.execute<{ ids: string | null }>(
        sql`select string_agg(id::text, ',') as ids from (select ${id} as id ${from(query)} ${orderOf(query)}) found`,
      )
      const ids = found[0]?.ids
      return ids ? Int32Array.from(ids.split(','), Number) : new Int32Array()
    },
  }
}

/** Whether one of the columns contains the words, whatever their case. */
export function contains(q: string | undefined, ...columns: readonly PgColumn[]): SQL | undefined {
  const words = q?.trim()
  if (!words) return undefined
  const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`
  return sql`concat_ws(E'\\n', ${sql.join([...columns], sql`, `)}) ilike ${pattern}`
}
