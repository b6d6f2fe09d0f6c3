import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Counters of the rate limits that apply across all processes. */
export const rateLimitCounters = pgTable(
  'rate_limit_counter',
  {
    /** A hash of the limit's name and the limited user or IP prefix. */
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  },
  (t) => [index('rate_limit_counter_end').on(t.endsAt)],
)
