import { pgTable, timestamp } from 'drizzle-orm/pg-core'

/** One row, once the product has filled an empty database with demo data; then it never does again. */
export const seedRuns = pgTable('seed_run', {
  finishedAt: timestamp('finished_at', { withTimezone: true }).primaryKey().defaultNow(),
})
