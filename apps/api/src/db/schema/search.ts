import { sql } from 'drizzle-orm'
import {
  date,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
} from 'drizzle-orm/pg-core'
import { integers } from './columns.ts'

export const documentKind = pgEnum('document_kind', ['school', 'product', 'job', 'store'])

/**
 * One row for each public school, product, job and store, written in the transaction that changes
 * it. `modules/search/documents` creates the rows.
 */
export const searchDocuments = pgTable(
  'search_document',
  {
    kind: documentKind('kind').notNull(),
    refId: integer('ref_id').notNull(),
    name: text('name').notNull(),
    /**
     * The name for searching: lower-case Latin letters and digits, words separated by one space.
     */
    norm: text('norm').notNull(),
    slug: text('slug'),
    /** The second line of a suggestion. */
    detail: text('detail').notNull(),
    files: text('files').array().notNull().default([]),
    lat: real('lat'),
    lng: real('lng'),
    popularity: real('popularity').notNull(),
    /**
     * 0 for the few thousand most popular, 3 for most. Each band has an index, searched in order.
     */
    band: smallint('band').notNull().default(3),
    /** Search keys: hashes of the words that find it, and of its grid cells. */
    keys: integers('keys').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.refId] }),
    index('search_document_keys').using('gin', t.keys).with({ fastupdate: false }),
    index('search_document_band_0')
      .using('gin', t.keys)
      .with({ fastupdate: false })
      .where(sql`band = 0`),
    index('search_document_band_1')
      .using('gin', t.keys)
      .with({ fastupdate: false })
      .where(sql`band = 1`),
    index('search_document_band_2')
      .using('gin', t.keys)
      .with({ fastupdate: false })
      .where(sql`band = 2`),
    // Any of the others: enough for words that most of them contain.
    index('search_document_sample')
      .using('gin', t.keys)
      .with({ fastupdate: false })
      .where(sql`band = 3 and ref_id % 8 = 0`),
    index('search_document_norm').on(t.norm.op('text_pattern_ops')),
    index('search_document_other_norm')
      .on(t.norm.op('text_pattern_ops'))
      .where(sql`kind <> 'school'`),
  ],
)

/** Approximately how many documents contain a search key. A missing key is in no document. */
export const searchTerms = pgTable(
  'search_term',
  {
    key: integer('key').primaryKey(),
    documents: integer('documents').notNull(),
  },
  (t) => [index('search_term_documents').on(t.documents)],
)

/** The lowest popularity of each band for new documents. */
export const searchBands = pgTable('search_band', {
  band: smallint('band').primaryKey(),
  leastPopularity: real('least_popularity').notNull(),
})

/** Search indexes dropped by a large load, so that the next process can restore them. */
export const droppedSearchIndexes = pgTable('search_index_dropped', {
  name: text('name').primaryKey(),
  definition: text('definition').notNull(),
})

/**
 * Searches for the words of a query without results on a day. Holds nothing about the person, and no
 * words that may be a phone number or an email address. Pruned after 90 days.
 */
export const unansweredQueries = pgTable(
  'search_unanswered_query',
  {
    /** The day in India. */
    day: date('day').notNull(),
    /** The normalised words. */
    query: text('query').notNull(),
    /** Searches without any result. */
    empty: integer('empty').notNull().default(0),
    /** Searches whose conditions no record meets together, so that one was relaxed. */
    relaxed: integer('relaxed').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.day, t.query] })],
)

/**
 * Searches for the words of a query with results on a day, and of results opened. Holds
 * nothing about the person, and no words that may be a phone number or an email address. Pruned after
 * 30 days.
 */
export const answeredQueries = pgTable(
  'search_answered_query',
  {
    /** The day in India. */
    day: date('day').notNull(),
    /** The normalised words. */
    query: text('query').notNull(),
    searches: integer('searches').notNull(),
    /** Number of times a result was opened. */
    clicks: integer('clicks').notNull().default(0),
    /** Of these, by the rank of the result: the first ten, then all later ones. */
    clicksByRank: integer('clicks_by_rank')
      .array()
      .notNull()
      .default(sql`array_fill(0, array[11])`),
    /** The list that the query asks for, as a `SearchMeaning`; null if its words were searched. */
    meaning: jsonb('meaning'),
    /** The place that the query names. */
    lat: real('lat'),
    lng: real('lng'),
  },
  (t) => [primaryKey({ columns: [t.day, t.query] })],
)
