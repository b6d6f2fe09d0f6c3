import { sql } from 'drizzle-orm'
import {
  index,
  integer,
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
 * One row for each school, product, job and store that is live, written in the transaction that
 * changes it. `modules/search/documents` makes the rows.
 */
export const searchDocuments = pgTable(
  'search_document',
  {
    kind: documentKind('kind').notNull(),
    refId: integer('ref_id').notNull(),
    name: text('name').notNull(),
    /** The name as it is searched: lower case Latin letters and digits, words parted by a blank. */
    norm: text('norm').notNull(),
    slug: text('slug'),
    /** The line under the name in a suggestion. */
    detail: text('detail').notNull(),
    files: text('files').array().notNull().default([]),
    lat: real('lat'),
    lng: real('lng'),
    popularity: real('popularity').notNull(),
    /** 0 for the few thousand most popular, 3 for the most: each has an index to try in turn. */
    band: smallint('band').notNull().default(3),
    /** Hashes of what may be typed to find it, and of the cells it lies in. */
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
    index('search_document_norm').on(t.norm.op('text_pattern_ops')),
  ],
)

/** In how many documents a key occurs, about; a key that is missing occurs in none. */
export const searchTerms = pgTable(
  'search_term',
  {
    key: integer('key').primaryKey(),
    documents: integer('documents').notNull(),
  },
  (t) => [index('search_term_documents').on(t.documents)],
)

/** The popularity from which on a new document belongs to a band. */
export const searchBands = pgTable('search_band', {
  band: smallint('band').primaryKey(),
  leastPopularity: real('least_popularity').notNull(),
})

/** Indexes that a large load has put aside, so that whoever comes next can restore them. */
export const droppedSearchIndexes = pgTable('search_index_dropped', {
  name: text('name').primaryKey(),
  definition: text('definition').notNull(),
})
