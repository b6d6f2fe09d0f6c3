import type { Pool, QueryResultRow } from 'pg'
import { kmFrom, type Point } from '../../platform/places/distance.ts'
import type { District } from '../../platform/places/places.service.ts'
import { arrayOf, SchoolConditions, type SchoolCriteria } from './conditions.ts'
import { describedRows, facetsQuery, type RawCounts, totalQuery } from './counts.ts'
import { cellsWithin } from './grid.ts'

export type Sort = 'relevance' | 'distance' | 'fees' | 'name'

/** A school that matches a list's criteria. */
export interface SchoolMatch {
  readonly id: number
  /** Null for lists without a location and for schools without a known point. */
  readonly distanceKm: number | null
}

export interface Page {
  readonly sort: Sort
  readonly offset: number
  readonly limit: number
}

export interface Circle {
  readonly center: Point
  /** Kilometres. */
  readonly radius: number
}

export type PageRow = { page: [id: number, km: number | null][] | null; district: District | null }
export type CountsRow = { total: number; values: RawCounts['values'] } & Pick<
  RawCounts,
  'ages' | 'fees'
>

/** Ties end with the id, so that pages never overlap. */
export const orders = {
  relevance: 'popularity desc, km, id',
  distance: 'km, id',
  fees: 'fee_min nulls last, km, id',
  name: 'name_key, id',
} as const satisfies Record<Sort, string>

/** Columns that a sort needs in addition to those that are filtered and counted. */
const sortColumns = {
  relevance: ', popularity',
  distance: '',
  fees: '',
  name: ', name_key',
} as const satisfies Record<Sort, string>

/** The orders of nationwide lists; each matches an index. */
const nationwideOrders = {
  ...orders,
  relevance: 'popularity desc nulls last, id',
  fees: 'fee_min, id',
}

const columns = 'id, filter_ids, fee_min, age_min, age_max'
const columnsFor = (sort: Sort, { nameWords = [] }: SchoolCriteria) =>
  columns + sortColumns[sort] + (nameWords.length > 0 ? ', name' : '')

/** The nearest schools decide in which district a location is. */
const neighbours = 15

/** Schools that can match a filter; the predicate of the index `school_described`. */
const isDescribed = `is_public(school)
  and (filter_ids <> '{}'::integer[] or fee_min is not null or age_min is not null)`

export type SchoolListRepository = ReturnType<typeof createSchoolListRepository>

/** Queries lists of schools. Each list is one prepared statement, planned once per connection. */
export function createSchoolListRepository(pool: Pool) {
  const query = async <Row extends QueryResultRow>(name: string, text: string, values: unknown[]) =>
    (await pool.query<Row>({ name, text, values })).rows

  return {
    /**
     * One page of the schools within a circle, with the total, the facet counts and the district of
     * the schools nearest to its center. Counts only schools with a known point.
     */
    async listNearby(
      { center, radius }: Circle,
      criteria: SchoolCriteria,
      page: Page,
      withCounts: boolean,
    ) {
      const values: unknown[] = []
      const parameter = (value: unknown) => `$${values.push(value)}`
      const cells = cellsWithin(center, radius)
      const first = parameter(arrayOf(cells.map((range) => range.first)))
      const last = parameter(arrayOf(cells.map((range) => range.last)))
      const lat = `${parameter(center.lat)}::double precision`
      const lng = `${parameter(center.lng)}::double precision`
      const maxKm = parameter(radius)
      const offset = parameter(page.offset)
      const limit = parameter(page.limit)
      const conditions = new SchoolConditions(criteria, parameter)
      const facets = withCounts
        ? { cte: `, described as materialized (${describedRows('around')})`, columns: ', facets.*' }
        : { cte: '', columns: '' }
      // `offset 0` makes the planner use one index scan per row of cells. With outdated statistics it
      // would read the whole table instead.
      const text = `
        with around as materialized (
          select ${columnsFor(page.sort, criteria)}, km, ${conditions.fails} as fails from (
            select s.*, ${kmFrom('s', lat, lng)} as km
            from unnest(${first}::integer[], ${last}::integer[]) cells(first, last),
              lateral (select ${columnsFor(page.sort, criteria)}, lat, lng from school
                where cell between cells.first and cells.last and is_public(school)
                  and is_measured(school)
                offset 0) s
          ) placed where km <= ${maxKm}::double precision
        )${facets.cte}
        select (select json_agg(json_build_array(id, km)) from (
            select id, km from around where fails = 0
            order by ${orders[page.sort]} offset ${offset}::integer limit ${limit}::integer
          ) matches) as page, (${districtOf('around')}) as district, total.*${facets.columns}
        from (${totalQuery('around')}) total${withCounts ? `, (${facetsQuery('described', conditions)}) facets` : ''}`
      const name = `schools_near_${page.sort}_${withCounts}_${conditions.shape}`
      const [row] = await query<PageRow & Partial<CountsRow>>(name, text, values)
      return {
        schools: toMatches(row?.page),
        counts: rawCounts(row),
        conditions,
        district: row?.district ?? null,
      }
    },

    /** One page of the schools of the whole country. */
    async listNationwide(criteria: SchoolCriteria, page: Page): Promise<SchoolMatch[]> {
      const values: unknown[] = []
      const parameter = (value: unknown) => `$${values.push(value)}`
      const conditions = new SchoolConditions(criteria, parameter)
      const source = conditions.areNone
        ? 'is_public(school)'
        : `${isDescribed} and ${conditions.all}`
      const order = nationwideOrders[page.sort]
      const text = `select id from school where ${source}
        order by ${order} offset ${parameter(page.offset)}::integer
        limit ${parameter(page.limit)}::integer`
      const name = `schools_nationwide_${page.sort}_${conditions.shape}`
      const rows = await query<{ id: number }>(name, text, values)
      return rows.map(({ id }) => ({ id, distanceKm: null }))
    },

    /** The number of matching schools in the whole country, with the facet counts. */
    async countNationwide(criteria: SchoolCriteria) {
      const values: unknown[] = []
      const conditions = new SchoolConditions(criteria, (value) => `$${values.push(value)}`)
      const text = `
        with described as materialized (
          select ${columns}, ${conditions.fails} as fails from school where ${isDescribed}
        )
        select total.*, facets.*
        from (${totalQuery('described')}) total, (${facetsQuery('described', conditions)}) facets`
      const [row] = await query<CountsRow>(`schools_count_${conditions.shape}`, text, values)
      return { counts: rawCounts(row), conditions }
    },

    /** The number of public schools. */
    async countAll(): Promise<number> {
      const text = 'select count(*)::integer as total from school where is_public(school)'
      const [row] = await query<{ total: number }>('schools_count_all', text, [])
      return row?.total ?? 0
    },
  }
}

/** SQL of the district of most of the rows of `source` that are nearest. */
const districtOf = (source: string) => `
  select json_build_object('name', s.district, 'state', s.state)
  from (select id from ${source} order by km, id limit ${neighbours}) nearest
    join school s on s.id = nearest.id
  where s.district is not null and s.state is not null
  group by s.district, s.state order by count(*) desc, s.district limit 1`

export const toMatches = (page: PageRow['page'] | undefined): SchoolMatch[] =>
  (page ?? []).map(([id, km]) => ({ id, distanceKm: km }))

export const rawCounts = (row: Partial<CountsRow> | undefined): RawCounts => ({
  total: row?.total ?? 0,
  values: row?.values ?? null,
  ages: row?.ages ?? null,
  fees: row?.fees ?? null,
})
