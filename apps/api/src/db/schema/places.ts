import { sql } from 'drizzle-orm'
import {
  doublePrecision,
  index,
  integer,
  pgTable,
  real,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { integers, noIntegers, timestamps } from './columns.ts'

/**
 * A town, locality, post office or PIN code of India. `places/place-row.ts` computes norm, band and
 * keys.
 */
export const places = pgTable(
  'place',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    slug: text('slug').notNull(),
    /** The data source and the row's key in it. */
    source: text('source').notNull(),
    sourceId: text('source_id').notNull(),
    name: text('name').notNull(),
    /** The name for searching: lower-case letters and digits, words separated by one space. */
    norm: text('norm').notNull(),
    type: text('type', { enum: ['town', 'locality', 'post_office', 'pincode'] }).notNull(),
    district: text('district'),
    state: text('state'),
    pincode: text('pincode'),
    lat: doublePrecision('lat'),
    lng: doublePrecision('lng'),
    /** Rank of the trust in the coordinates; see `modules/platform/places/point-rank.ts`. */
    pointRank: smallint('point_rank').notNull().default(0),
    popularity: real('popularity').notNull().default(0),
    /**
     * 0 for towns, 1 for places known beyond their district, 2 for the rest. Each band has an
     * index.
     */
    band: smallint('band').notNull().default(2),
    /** Search keys: hashes of the words that find it, and of its grid cells. */
    keys: integers('keys').notNull().default(noIntegers),
    ...timestamps,
  },
  (t) => [
    uniqueIndex('place_slug').on(t.slug),
    uniqueIndex('place_source').on(t.source, t.sourceId),
    index('place_norm').on(t.norm.op('text_pattern_ops')),
    index('place_pincode').on(t.pincode),
    index('place_map').on(t.band, t.lat, t.lng).where(sql`lat is not null and type <> 'pincode'`),
    index('place_keys_0').using('gin', t.keys).with({ fastupdate: false }).where(sql`band = 0`),
    index('place_keys_1').using('gin', t.keys).with({ fastupdate: false }).where(sql`band = 1`),
    index('place_keys_2').using('gin', t.keys).with({ fastupdate: false }).where(sql`band = 2`),
  ],
)
