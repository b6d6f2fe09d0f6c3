import { type SQL, sql } from 'drizzle-orm'

/** SQL of a time as ISO 8601 in UTC; null for null. */
export const isoTime = (value: SQL) =>
  sql`to_char((${value}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** SQL of a time as ISO 8601 in UTC, in whole seconds; null for null. */
export const isoSecond = (value: SQL) =>
  sql`to_char((${value}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`
