import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { integers, noIntegers } from './columns.ts'

/** Facts about the schools of an area; fees are yearly costs in rupees. */
export type AreaFacts = {
  /** Number of schools by filter value. */
  values: Readonly<Record<string, number>>
  /** Number of schools with known fees; lowest, median and highest of their lowest fees. */
  fees: { known: number; lowest: number; middle: number; highest: number } | null
  /** Number of schools whose recognition was checked. */
  checked: number
  /** The year in which the oldest school was established. */
  oldest: number | null
}

/**
 * India, its states, districts and cities, with their number of schools when they were last counted.
 * The function `refresh_areas` rewrites the table after an import and once a day; `areaChanges` has
 * what changed since. A city with a place has the schools of the list near that place, which its page
 * reads: `facts` and `schoolIds` are empty. All other areas have those whose address names them.
 */
export const areas = pgTable(
  'area',
  {
    id: integer('id').primaryKey(),
    kind: text('kind', { enum: ['country', 'state', 'district', 'city'] }).notNull(),
    /** Slug of the state; empty for India. */
    stateSlug: text('state_slug').notNull(),
    /** Slug of the district or city; empty for a state. */
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    state: text('state'),
    /** Slug of the district in which most schools of the city lie. */
    districtSlug: text('district_slug'),
    total: integer('total').notNull(),
    facts: jsonb('facts').$type<AreaFacts>().notNull(),
    /** The 1,000 most popular schools, the most popular first. */
    schoolIds: integers('school_ids').notNull().default(noIntegers),
    /** The point of the place, or else the centre of the schools that have coordinates. */
    lat: doublePrecision('lat'),
    lng: doublePrecision('lng'),
    /** Slug of the city's place. */
    placeSlug: text('place_slug'),
    /** Popularity of the city's place. */
    popularity: real('popularity').notNull().default(0),
    /** Districts around the place, whose schools without a known point are listed near it. */
    nearDistricts: text('near_districts').array(),
    nearState: text('near_state'),
    /** The number of those schools, which `total` leaves out. */
    approximate: integer('approximate').notNull().default(0),
    refreshedAt: timestamp('refreshed_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('area_slug').on(t.stateSlug, t.slug),
    index('area_of_district').on(t.stateSlug, t.districtSlug),
    index('area_place').on(t.placeSlug).where(sql`place_slug is not null`),
    index('area_place_point').on(t.lat, t.lng).where(sql`place_slug is not null`),
    index('area_place_of_state').on(t.stateSlug, t.lat).where(sql`place_slug is not null`),
    check('area_kind', sql`(${t.kind} = 'country') = (${t.stateSlug} = '')`),
  ],
)

/** Like `areas`, for the schools of one board. */
export const areaBoards = pgTable(
  'area_board',
  {
    id: integer('id').notNull().unique(),
    areaId: integer('area_id').notNull(),
    /** A value of the Board filter. */
    valueId: integer('value_id').notNull(),
    total: integer('total').notNull(),
    facts: jsonb('facts').$type<AreaFacts>().notNull(),
    schoolIds: integers('school_ids').notNull().default(noIntegers),
    approximate: integer('approximate').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.areaId, t.valueId] })],
)

/**
 * Public schools that were added to areas (`step` 1) or taken from them (-1) since the areas were
 * counted. A trigger on `school` writes the rows in the transaction of the change: a move is a row of
 * each kind. Counts in `area` plus these steps are exact; the next count deletes the rows.
 */
export const areaChanges = pgTable(
  'area_change',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    schoolId: integer('school_id').notNull(),
    step: smallint('step').notNull(),
    state: text('state'),
    stateSlug: text('state_slug'),
    district: text('district'),
    districtSlug: text('district_slug'),
    citySlug: text('city_slug'),
    lat: doublePrecision('lat'),
    lng: doublePrecision('lng'),
    isMeasured: boolean('is_measured').notNull(),
    /** Whether the point is that of the PIN code. */
    isByPincode: boolean('is_by_pincode').notNull(),
    filterIds: integers('filter_ids').notNull(),
    feeMin: integer('fee_min'),
    isRecognitionChecked: boolean('is_recognition_checked').notNull(),
    establishedOn: date('established_on'),
  },
  (t) => [check('area_change_step', sql`${t.step} in (1, -1)`)],
)
