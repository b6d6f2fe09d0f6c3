import { type SQL, sql } from 'drizzle-orm'

/**
 * Whether a listing is neither hidden by its owner nor deleted. Parents see it if it is approved too:
 * see `is_public`. The alias is that of the table in the statement.
 */
export const isActiveListing = (alias: string): SQL =>
  sql.raw(`(${alias}.is_active and ${alias}.deleted_at is null)`)
