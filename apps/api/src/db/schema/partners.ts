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

/** A site, or several of one owner, that embed the search box. */
export const partners = pgTable(
  'partner',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    name: text('name').notNull(),
    /** Stands in the partner's pages for everybody to read: it names, and proves nothing. */
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

/** How often a partner's box asked on a day in India; nothing of those who typed. */
export const partnerDailyUsage = pgTable(
  'partner_daily_usage',
  {
    partnerId: integer('partner_id')
      .notNull()
      .references(() => partners.id, { onDelete: 'cascade' }),
    day: date('day').notNull(),
    /** Those that were answered. */
    requests: integer('requests').notNull(),
    /** Those that were not: from elsewhere, too many, or with a closed key. */
    refused: integer('refused').notNull(),
  },
  (t) => [primaryKey({ columns: [t.partnerId, t.day] })],
)
