import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

export const viewedKind = pgEnum('viewed_kind', ['school', 'store', 'product', 'job'])
/** The source of a visitor. */
export const viewSource = pgEnum('view_source', [
  'search',
  'list',
  'map',
  'home',
  'compare',
  'landing',
  'listing',
  'bookmarks',
  'widget',
  'other_page',
  'direct',
  'other_site',
])

/**
 * Views of the page of a listing on a day, by source. Holds nothing about the visitor.
 * Rows of a listing that was permanently removed are pruned with old ones.
 */
export const listingViews = pgTable(
  'listing_view',
  {
    kind: viewedKind('kind').notNull(),
    listingId: integer('listing_id').notNull(),
    /** The day in India. */
    day: date('day').notNull(),
    source: viewSource('source').notNull(),
    views: integer('views').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.listingId, t.day, t.source] }),
    check('listing_view_some', sql`${t.views} > 0`),
    index('listing_view_day').on(t.day),
  ],
)

/**
 * The value of a metric on a day, for one combination of dimensions such as a state. Recomputed from
 * the records every night; `modules/operations/metrics` has the definitions.
 */
export const metricDays = pgTable(
  'metric_day',
  {
    metric: text('metric').notNull(),
    /** The day in India. */
    day: date('day').notNull(),
    dims: jsonb('dims').$type<Readonly<Record<string, string>>>().notNull().default({}),
    value: doublePrecision('value').notNull(),
    /** Number of records that the value is about. */
    n: integer('n').notNull(),
  },
  (t) => [primaryKey({ columns: [t.metric, t.day, t.dims] }), index('metric_day_day').on(t.day)],
)

/** The last check of a metric: its stored value of a day beside a fresh count. */
export const metricChecks = pgTable('metric_check', {
  metric: text('metric').primaryKey(),
  day: date('day').notNull(),
  stored: doublePrecision('stored').notNull(),
  live: doublePrecision('live').notNull(),
  checkedAt: moment('checked_at').notNull().defaultNow(),
})

/** Failures of the server on a day, by operation and error. Contains no data about callers. */
export const serverErrors = pgTable(
  'server_error',
  {
    /** The day in India. */
    day: date('day').notNull(),
    /** The operation, task or page that failed, such as `GET /schools/{slug}`. */
    source: text('source').notNull(),
    /** The class or code of the error, never its message, which may quote input. */
    error: text('error').notNull(),
    count: bigint('count', { mode: 'number' }).notNull(),
    lastAt: moment('last_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.source, t.error] })],
)
