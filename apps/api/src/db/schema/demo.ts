import { pgTable, timestamp } from 'drizzle-orm/pg-core'

/** Has one row once an empty database was seeded, so that it is never seeded again. */
export const seedRuns = pgTable('seed_run', {
  finishedAt: timestamp('finished_at', { withTimezone: true }).primaryKey().defaultNow(),
})
