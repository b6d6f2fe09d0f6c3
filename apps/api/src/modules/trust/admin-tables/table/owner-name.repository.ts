import { sql } from 'drizzle-orm'
import { users } from '../../../../db/schema/index.ts'

/** The full name of the joined user; null without one. */
export const ownerName = sql<string | null>`(${users.firstname} || ' ' || ${users.lastname})`
