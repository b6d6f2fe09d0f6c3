import type { Pool, QueryResultRow } from 'pg'
import { arrayOf, Conditions, type Narrowing } from './conditions.ts'
import { facetsQuery, knownAmong, type RawCounts, totalQuery } from './counts.ts'
import { cellsWithin, kmPerDegree, type Point } from './grid.ts'

export type Sort = 'relevance' | 'distance' | 'fees' | 'name'

/** A listed school and how far it is; null without a place. */
export interface ListedSchool {
  readonly id: number
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

type PageRow = { page: [id: number, km: number | null][] | null }
type CountsRow = { total: number; values: RawCounts['values'] } & Pick<RawCounts, 'ages' | 'fees'>

/** Ties end with the id, so that pages never overlap: up to 552 schools share one point. */
const orders = {
  relevance: 'popularity desc, km, id',
  distance: 'km, id',
  fees: 'fee_min nulls last, km, id',
  name: 'name_key, id',
} as const satisfies Record<Sort, string>

/** What a sort needs beside the columns that are filtered and counted. */
const sortColumns = {
  relevance: ', popularity',
  distance: '',
  fees: '',
  name: ', name_key',
} as const satisfies Record<Sort, string>

/** The same for the whole country, as its indexes go. */
const nationwideOrders = {
  ...orders,
  relevance: 'popularity desc nulls last, id',
  fees: 'fee_min, id',
}

const columns = 'id, filter_ids, fee_min, age_min, age_max'
const columnsFor = (sort: Sort) => columns + sortColumns[sort]
/** Of which something can be asked; the predicate of the index `school_described`. */
const described = `is_public(school)
  and (filter_ids <> '{}'::integer[] or fee_min is not null or age_min is not null)`
/** SQL of the kilometres between a school `s` and a point. */
export const kmFrom = (lat: string, lng: string) =>
  `${kmPerDegree} * sqrt((s.lat - ${lat}) * (s.lat - ${lat})
    + (s.lng - ${lng}) * (s.lng - ${lng}) * cos(radians(${lat})) * cos(radians(${lat})))`

export type SchoolListRepository = ReturnType<typeof createSchoolListRepository>

/** Asks for lists of schools. Each question is one statement, planned once for a connection. */
export function createSchoolListRepository(pool: Pool) {
  const ask = async <Row extends QueryResultRow>(name: string, text: string, values: unknown[]) =>
    (await pool.query<Row>({ name, text, values })).rows

  return {
    /** One page of the schools within a circle, how many there are, and the counts of their facets. */
    async near({ center, radius }: Circle, narrowing: Narrowing, page: Page, withCounts: boolean) {
      const values: unknown[] = []
      const parameter = (value: unknown) => `$${values.push(value)}`
      const cells = cellsWithin(center, radius)
      const first = parameter(arrayOf(cells.map((range) => range.first)))
      const last = parameter(arrayOf(cells.map((range) => range.last)))
      const lat = `${parameter(center.lat)}::double precision`
      const lng = `${parameter(center.lng)}::double precision`
      const reach = parameter(radius)
      const offset = parameter(page.offset)
      const limit = parameter(page.limit)
      const conditions = new Conditions(narrowing, parameter)
      const facets = withCounts
        ? { of: `, known as materialized (${knownAmong('around')})`, columns: ', facets.*' }
        : { of: '', columns: '' }
      // `offset 0` keeps the planner at one look into the index for each row of cells: with old
      // statistics it would rather read the whole table.
      const text = `
        with around as materialized (
          select ${columnsFor(page.sort)}, km, ${conditions.fails} as fails from (
            select s.*, ${kmFrom(lat, lng)} as km
            from unnest(${first}::integer[], ${last}::integer[]) cells(first, last),
              lateral (select ${columnsFor(page.sort)}, lat, lng from school
                where cell between cells.first and cells.last and is_public(school) and lat is not null
                offset 0) s
          ) placed where km <= ${reach}::double precision
        )${facets.of}
        select (select json_agg(json_build_array(id, km)) from (
            select id, km from around where fails = 0
            order by ${orders[page.sort]} offset ${offset}::integer limit ${limit}::integer
          ) listed) as page, total.*${facets.columns}
        from (${totalQuery('around')}) total${withCounts ? `, (${facetsQuery('known', conditions)}) facets` : ''}`
      const name = `schools_near_${page.sort}_${withCounts}_${conditions.shape}`
      const [row] = await ask<PageRow & Partial<CountsRow>>(name, text, values)
      return { schools: listed(row?.page), counts: rawCounts(row), conditions }
    },

    /** One page of the whole country. */
    async nationwide(narrowing: Narrowing, page: Page): Promise<ListedSchool[]> {
      const values: unknown[] = []
      const parameter = (value: unknown) => `$${values.push(value)}`
      const conditions = new Conditions(narrowing, parameter)
      const source = conditions.areNone ? 'is_public(school)' : `${described} and ${conditions.all}`
      const order = nationwideOrders[page.sort]
      const text = `select id from school where ${source}
        order by ${order} offset ${parameter(page.offset)}::integer
        limit ${parameter(page.limit)}::integer`
      const name = `schools_nationwide_${page.sort}_${conditions.shape}`
      const rows = await ask<{ id: number }>(name, text, values)
      return rows.map(({ id }) => ({ id, distanceKm: null }))
    },

    /** How many schools the whole country has that meet the conditions, and their facets. */
    async countNationwide(narrowing: Narrowing) {
      const values: unknown[] = []
      const conditions = new Conditions(narrowing, (value) => `$${values.push(value)}`)
      const text = `
        with known as materialized (
          select ${columns}, ${conditions.fails} as fails from school where ${described}
        )
        select total.*, facets.*
        from (${totalQuery('known')}) total, (${facetsQuery('known', conditions)}) facets`
      const [row] = await ask<CountsRow>(`schools_count_${conditions.shape}`, text, values)
      return { counts: rawCounts(row), conditions }
    },

    /** How many schools are live. */
    async countAll(): Promise<number> {
      const text = 'select count(*)::integer as total from school where is_public(school)'
      const [row] = await ask<{ total: number }>('schools_count_all', text, [])
      return row?.total ?? 0
    },
  }
}

const listed = (page: PageRow['page'] | undefined): ListedSchool[] =>
  (page ?? []).map(([id, km]) => ({ id, distanceKm: km }))

const rawCounts = (row: Partial<CountsRow> | undefined): RawCounts => ({
  total: row?.total ?? 0,
  values: row?.values ?? null,
  ages: row?.ages ?? null,
  fees: row?.fees ?? null,
})
