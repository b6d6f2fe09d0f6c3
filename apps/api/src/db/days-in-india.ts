import { type SQL, sql } from 'drizzle-orm'

/** SQL of today's date in India, as text for statements that are not built with drizzle. */
export const todayText = `(now() at time zone 'Asia/Kolkata')::date`

/** SQL of today's date in India. */
export const today: SQL = sql.raw(todayText)

/** SQL of the date that a moment has in India. */
export const dayOf = (moment: SQL): SQL => sql`(${moment} at time zone 'Asia/Kolkata')::date`

/** SQL of the moment at which a day begins in India. */
export const startOf = (day: SQL | string): SQL =>
  sql`(${day}::date::timestamp at time zone 'Asia/Kolkata')`

/** SQL of the moment at which a day ends in India, which is the beginning of the next. */
export const endOf = (day: SQL | string): SQL =>
  sql`((${day}::date + 1)::timestamp at time zone 'Asia/Kolkata')`
