import type { Pool } from 'pg'
import { kmFrom } from '../../platform/places/distance.ts'
import {
  pageColumns,
  type SchoolPageRow,
  type SchoolSummaryRow,
  summaryColumns,
} from './school-columns.repository.ts'

/** A nearby school with its distance. */
type NearbySchoolRow = SchoolSummaryRow & { readonly distanceKm: number }

export interface SchoolPageRows {
  readonly school: SchoolPageRow
  /** Schools with a common board first, then by distance; at most six. */
  readonly similar: readonly NearbySchoolRow[]
  /** The slug of the school's town. */
  readonly placeSlug: string | null
  /** The school's state, district and city, if they have pages; the largest first. */
  readonly areas: readonly AreaRow[]
}

interface AreaRow {
  readonly state: string
  readonly slug: string | null
  readonly kind: 'state' | 'district' | 'city'
  readonly name: string
}

export type SchoolsRepository = ReturnType<typeof createSchoolsRepository>

const maxSimilar = 6

/**
 * SQL of the schools in the grid cells up to `cells` away from the school's own. Cells are joined
 * one by one: for a range with unknown ends PostgreSQL would expect a hundred thousand rows.
 */
const around = (cells: number) => `
  select other.id, other.filter_ids operator(pg_catalog.&&) self.boards as is_alike,
    ${kmFrom('other', 'self.lat', 'self.lng')} as km
  from self
    cross join generate_series(-${cells}, ${cells}) up
    cross join generate_series(-${cells}, ${cells}) across
    join school other on other.cell = self.cell + up * 4000 + across
      and is_public(other) and is_measured(other)
  where other.id <> self.id
  order by is_alike desc, km, id
  limit ${maxSimilar}`

/**
 * SQL of the town with the name of the school's city or district. Of several towns the nearest one is
 * used, at most about 60 km away. Without coordinates the town must be in the school's state.
 */
const townOfSchool = `
  select place.slug from place
  where place.norm =
      btrim(regexp_replace(lower(coalesce(school.city, school.district)), '[^a-z0-9]+', ' ', 'g'))
    and place.type = 'town'
    and case when school.lat is null or place.lat is null
      then lower(place.state) = lower(school.state)
      else abs(place.lat - school.lat) < 0.6 and abs(place.lng - school.lng) < 0.6 end
  order by (place.lat - school.lat) ^ 2 + (place.lng - school.lng) ^ 2, place.popularity desc
  limit 1`

const areasOfSchool = `
  select coalesce(json_agg(json_build_object('state', area.state_slug,
      'slug', nullif(area.slug, ''), 'kind', area.kind, 'name', area.name)
    order by area.kind = 'city', area.kind = 'district'), '[]')
  from area
  where area.state_slug = area_slug(school.state)
    and area.slug in ('', area_slug(school.district) || '-district', area_slug(school.city))`

/**
 * SQL of a school's page; the condition uses $1. Similar schools come from about 8 km around or, if
 * there are too few, about 35 km.
 */
const pageWhere = (condition: string) => `
  with self as materialized (
    select *, array(select unnest(filter_ids) intersect select unnest($2::integer[])) as boards
    from school where ${condition}
  ),
  nearby as materialized (${around(1)}),
  similar_school as (
    select * from nearby where (select count(*) from nearby) = ${maxSimilar}
    union all
    select * from (${around(6)}) wide where (select count(*) from nearby) < ${maxSimilar}
  )
  select
    (select row_to_json(columns) from (select ${pageColumns}) columns) as school,
    (select coalesce(json_agg(row_to_json(line) order by is_alike desc, km, line.id), '[]')
      from similar_school, lateral (
        select ${summaryColumns}, km as "distanceKm" from school
        where school.id = similar_school.id) line) as similar,
    (${townOfSchool}) as "placeSlug", (${areasOfSchool}) as areas
  from self school`

const summariesByIds = `
  select coalesce(json_agg(row_to_json(line)), '[]') as lines from (
    select ${summaryColumns} from school
    where id = any($1::integer[]) and is_public(school)) line`

const pagesBySlugs = `
  select coalesce(json_agg(row_to_json(line)), '[]') as lines from (
    select ${pageColumns} from school
    where slug = any($1::text[]) and is_public(school)) line`

const currentSlugs = `
  select former.slug as former, school.slug as current from school_former_slug former
    join school on school.id = former.school_id and is_public(school)
  where former.slug = any($1::text[])`

/**
 * Queries schools. Each query is one statement that returns its rows as JSON: for this process, a
 * round trip and decoding rows value by value cost more than the query.
 */
export function createSchoolsRepository(pool: Pool) {
  return {
    /** A public school by slug, with similar schools nearby; `boards` are ids of filter values. */
    async findPage(slug: string, boards: readonly number[]): Promise<SchoolPageRows | undefined> {
      const { rows } = await pool.query<SchoolPageRows>({
        name: 'school_page',
        text: pageWhere('slug = $1 and is_public(school)'),
        values: [slug, boards],
      })
      return rows[0]
    },

    /** Reads a school by id, whether it is public or not, for its owner. */
    async findPreview(id: number, boards: readonly number[]): Promise<SchoolPageRows | undefined> {
      const { rows } = await pool.query<SchoolPageRows>({
        name: 'school_preview',
        text: pageWhere('id = $1 and deleted_at is null'),
        values: [id, boards],
      })
      return rows[0]
    },

    /** The page content of public schools by slug, in no particular order. */
    async findPages(slugs: readonly string[]): Promise<readonly SchoolPageRow[]> {
      if (slugs.length === 0) return []
      const { rows } = await pool.query<{ lines: SchoolPageRow[] }>({
        name: 'school_pages',
        text: pagesBySlugs,
        values: [slugs],
      })
      return rows[0]?.lines ?? []
    },

    /** The current slugs of public schools, by former slug. */
    async findCurrentSlugs(slugs: readonly string[]): Promise<ReadonlyMap<string, string>> {
      if (slugs.length === 0) return new Map()
      const { rows } = await pool.query<{ former: string; current: string }>({
        name: 'school_current_slugs',
        text: currentSlugs,
        values: [slugs],
      })
      return new Map(rows.map(({ former, current }) => [former, current]))
    },

    /** Public schools by id, in no particular order. */
    async findSummaries(ids: readonly number[]): Promise<readonly SchoolSummaryRow[]> {
      const { rows } = await pool.query<{ lines: SchoolSummaryRow[] }>({
        name: 'school_summaries',
        text: summariesByIds,
        values: [ids],
      })
      return rows[0]?.lines ?? []
    },
  }
}
