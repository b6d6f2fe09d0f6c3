import type { Pool } from 'pg'
import {
  pageColumns,
  type SchoolPageRow,
  type SchoolSummaryRow,
  summaryColumns,
} from './school-columns.repository.ts'

/** A school near another: its line of a list, and how far it is. */
type NearSchoolRow = SchoolSummaryRow & { readonly distanceKm: number }

export interface SchoolPageRows {
  readonly school: SchoolPageRow
  /** Those that share a board first, then the nearest; at most six. */
  readonly similar: readonly NearSchoolRow[]
  /** The slug of its town among the places. */
  readonly placeSlug: string | null
  /** The state, district and city that it lies in, where they have pages; the widest first. */
  readonly areas: readonly AreaRow[]
}

interface AreaRow {
  readonly state: string
  readonly slug: string | null
  readonly kind: 'state' | 'district' | 'city'
  readonly name: string
}

export type SchoolsRepository = ReturnType<typeof createSchoolsRepository>

const mostSimilar = 6
/** Kilometres of a degree of latitude. */
const kmPerDegree = 111.195

/**
 * Schools in the cells of the grid up to so many away from the one that is asked for. Cell by cell:
 * of a range between unknown ends PostgreSQL expects a hundred thousand rows, and compiles for them.
 */
const around = (cells: number) => `
  select other.id, other.filter_ids operator(pg_catalog.&&) self.boards as is_alike,
    ${kmPerDegree} * sqrt((other.lat - self.lat) ^ 2
      + ((other.lng - self.lng) * cos(radians(self.lat))) ^ 2) as km
  from self
    cross join generate_series(-${cells}, ${cells}) up
    cross join generate_series(-${cells}, ${cells}) across
    join school other on other.cell = self.cell + up * 4000 + across
      and is_public(other) and other.lat is not null
  where other.id <> self.id
  order by is_alike desc, km, id
  limit ${mostSimilar}`

/**
 * The town that a school names, or the one of its district: of several so named the nearest, at
 * most some 60 km away. Without coordinates it must lie in the school's state.
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

/** About 8 km around are looked into and, only where too few schools are there, about 35 km. */
const pageBySlug = `
  with self as materialized (
    select *, array(select unnest(filter_ids) intersect select unnest($2::integer[])) as boards
    from school where slug = $1 and is_public(school)
  ),
  close as materialized (${around(1)}),
  similar_school as (
    select * from close where (select count(*) from close) = ${mostSimilar}
    union all
    select * from (${around(6)}) wide where (select count(*) from close) < ${mostSimilar}
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

const presentSlugs = `
  select former.slug as former, school.slug as present from school_former_slug former
    join school on school.id = former.school_id and is_public(school)
  where former.slug = any($1::text[])`

/**
 * Asks for schools. Each question is one statement, whose rows PostgreSQL writes as JSON: a
 * conversation costs this process more than any of them, and so does reading rows value by value.
 */
export function createSchoolsRepository(pool: Pool) {
  return {
    /** A live school by its slug, with those like it around; `boards` are ids of filter values. */
    async findPage(slug: string, boards: readonly number[]): Promise<SchoolPageRows | undefined> {
      const { rows } = await pool.query<SchoolPageRows>({
        name: 'school_page',
        text: pageBySlug,
        values: [slug, boards],
      })
      return rows[0]
    },

    /** Everything that pages show of live schools, by slug and in no order. */
    async findPages(slugs: readonly string[]): Promise<readonly SchoolPageRow[]> {
      if (slugs.length === 0) return []
      const { rows } = await pool.query<{ lines: SchoolPageRow[] }>({
        name: 'school_pages',
        text: pagesBySlugs,
        values: [slugs],
      })
      return rows[0]?.lines ?? []
    },

    /** The slugs of today, by slugs that live schools had before their names changed. */
    async findPresentSlugs(slugs: readonly string[]): Promise<ReadonlyMap<string, string>> {
      if (slugs.length === 0) return new Map()
      const { rows } = await pool.query<{ former: string; present: string }>({
        name: 'school_present_slugs',
        text: presentSlugs,
        values: [slugs],
      })
      return new Map(rows.map(({ former, present }) => [former, present]))
    },

    /** Live schools by id, in no order. */
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
