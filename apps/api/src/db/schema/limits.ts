import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** How often something was done lately; counted here where it must hold over all processes. */
export const rateLimitCounters = pgTable(
  'rate_limit_counter',
  {
    /** A hash of what is counted and of whom: no address stands here. */
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  },
  (t) => [index('rate_limit_counter_end').on(t.endsAt)],
)
