import { type SQL, sql } from 'drizzle-orm'
import type { Db } from './connect.ts'

/**
 * The rows of a statement that PostgreSQL plans once per connection, as JSON values: for statements that run
 * often and take longer to plan than to run. The text of the statement must depend on nothing but its name;
 * values go into its parameters.
 */
export async function preparedRows<Row>(tx: Db, name: string, statement: SQL): Promise<Row[]> {
  const rows = await tx
    .select({ row: sql<Row>`to_json(answer)` })
    .from(sql`(${statement}) answer`)
    .prepare(name)
    .execute()
  return rows.map(({ row }) => row)
}
