import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** How often something was done lately; counted here where it must hold over all processes. */
export const recentCounts = pgTable(
  'recent_count',
  {
    /** A hash of what is counted and of whom: no address stands here. */
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  },
  (t) => [index('recent_count_end').on(t.endsAt)],
)
