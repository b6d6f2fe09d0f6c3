import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'

export type HealthRepository = ReturnType<typeof createHealthRepository>

export const createHealthRepository = (db: Db) => ({
  /** Throws if the database does not answer. */
  async ping(): Promise<void> {
    await db.execute(sql`select 1`)
  },
})
