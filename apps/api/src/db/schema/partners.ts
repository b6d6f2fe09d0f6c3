import { sql } from 'drizzle-orm'
import {
  date,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { timestamps } from './columns.ts'

/** An organisation that embeds the search widget on its sites. */
export const partners = pgTable(
  'partner',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    name: text('name').notNull(),
    /**
     * Public, in the source of the partner's pages: it identifies the partner, and proves nothing.
     */
    key: text('key').notNull(),
    /** Such as https://example.in, https://*.example.in or http://localhost:*. */
    origins: text('origins').array().notNull(),
    closedAt: timestamp('closed_at', { withTimezone: true }),
    ...timestamps,
  },
  (t) => [
    uniqueIndex('partner_name').on(sql`lower(${t.name})`),
    uniqueIndex('partner_key').on(t.key),
  ],
)

/** Widget requests of a partner on one day in India. Contains nothing about visitors. */
export const partnerDailyUsage = pgTable(
  'partner_daily_usage',
  {
    partnerId: integer('partner_id')
      .notNull()
      .references(() => partners.id, { onDelete: 'cascade' }),
    day: date('day').notNull(),
    /** Answered requests. */
    requests: integer('requests').notNull(),
    /** Refused requests: wrong origin, over the limit, or a closed key. */
    refused: integer('refused').notNull(),
  },
  (t) => [primaryKey({ columns: [t.partnerId, t.day] })],
)
