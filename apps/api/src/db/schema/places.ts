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

/** A town, locality, post office or pincode of India. `modules/places` makes norm, band and keys. */
export const places = pgTable(
  'place',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    slug: text('slug').notNull(),
    /** Where the row comes from and its key there. */
    source: text('source').notNull(),
    sourceId: text('source_id').notNull(),
    name: text('name').notNull(),
    /** The name as it is searched: lower case letters and digits, words parted by one blank. */
    norm: text('norm').notNull(),
    type: text('type', { enum: ['town', 'locality', 'post_office', 'pincode'] }).notNull(),
    district: text('district'),
    state: text('state'),
    pincode: text('pincode'),
    lat: doublePrecision('lat'),
    lng: doublePrecision('lng'),
    popularity: real('popularity').notNull().default(0),
    /** 0 for towns, 1 for what is known beyond its village, 2 for the rest; each has an index. */
    band: smallint('band').notNull().default(2),
    /** Hashes of what may be typed to find it, and of the cells it lies in. */
    keys: integers('keys').notNull().default(noIntegers),
    ...timestamps,
  },
  (t) => [
    uniqueIndex('place_slug').on(t.slug),
    uniqueIndex('place_source').on(t.source, t.sourceId),
    index('place_norm').on(t.norm.op('text_pattern_ops')),
    index('place_pincode').on(t.pincode),
    index('place_keys_0').using('gin', t.keys).with({ fastupdate: false }).where(sql`band = 0`),
    index('place_keys_1').using('gin', t.keys).with({ fastupdate: false }).where(sql`band = 1`),
    index('place_keys_2').using('gin', t.keys).with({ fastupdate: false }).where(sql`band = 2`),
  ],
)
