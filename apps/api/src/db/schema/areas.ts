import { sql } from 'drizzle-orm'
import {
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { integers, noIntegers } from './columns.ts'

/** What is counted of the schools of an area; fees are first-year totals in rupees. */
export type AreaFacts = {
  /** Schools by filter value that they have. */
  values: Readonly<Record<string, number>>
  /** Schools that have told their fees, and the lowest, middle and highest of their lowest fees. */
  fees: { known: number; lowest: number; middle: number; highest: number } | null
  /** Schools whose recognition has been checked. */
  checked: number
  /** The year in which the oldest was established. */
  oldest: number | null
}

/**
 * India, its states, districts and cities with how many schools each has: written anew as a whole by
 * the function `refresh_areas`, which the server calls soon after an import and once a day.
 */
export const areas = pgTable(
  'area',
  {
    id: integer('id').primaryKey(),
    kind: text('kind', { enum: ['country', 'state', 'district', 'city'] }).notNull(),
    /** Of the state; empty for India. */
    stateSlug: text('state_slug').notNull(),
    /** Of the district or city; empty for a state. */
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    state: text('state'),
    /** The slug of the district in which most schools of a city lie. */
    districtSlug: text('district_slug'),
    total: integer('total').notNull(),
    facts: jsonb('facts').$type<AreaFacts>().notNull(),
    /** The best known 1,000 schools, the first first. */
    schoolIds: integers('school_ids').notNull().default(noIntegers),
    /** The middle of the schools that have coordinates. */
    lat: doublePrecision('lat'),
    lng: doublePrecision('lng'),
    refreshedAt: timestamp('refreshed_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('area_slug').on(t.stateSlug, t.slug),
    index('area_of_district').on(t.stateSlug, t.districtSlug),
    check('area_kind', sql`(${t.kind} = 'country') = (${t.stateSlug} = '')`),
  ],
)

/** The same for the schools of one board in an area. */
export const areaBoards = pgTable(
  'area_board',
  {
    id: integer('id').notNull().unique(),
    areaId: integer('area_id').notNull(),
    /** A value of the filter Board. */
    valueId: integer('value_id').notNull(),
    total: integer('total').notNull(),
    facts: jsonb('facts').$type<AreaFacts>().notNull(),
    schoolIds: integers('school_ids').notNull().default(noIntegers),
  },
  (t) => [primaryKey({ columns: [t.areaId, t.valueId] })],
)
