import type { Pool, QueryResultRow } from 'pg'
import { SchoolConditions, type SchoolCriteria } from './conditions.ts'
import { facetsQuery, type RawCounts, totalQuery } from './counts.ts'
import type { SchoolMatch } from './school-match.ts'

export type Sort = 'relevance' | 'distance' | 'fees' | 'name'

export interface Page {
  readonly sort: Sort
  readonly offset: number
  readonly limit: number
}

export type PageRow = { page: [id: number, km: number | null][] | null }
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

/** The orders of nationwide lists; each matches an index. */
const nationwideOrders = {
  ...orders,
  relevance: 'popularity desc nulls last, id',
  fees: 'fee_min, id',
}

/** The columns that facets count. */
export const countedColumns = 'filter_ids, fee_min, age_min, age_max'

/** Schools that can match a filter; the predicate of the index `school_described`. */
const isPublicAndDescribed = `is_public(school)
  and (filter_ids <> '{}'::integer[] or fee_min is not null or age_min is not null)`

export type SchoolListRepository = ReturnType<typeof createSchoolListRepository>

/** Queries nationwide lists of schools. Each list is one prepared statement, planned once per connection. */
export function createSchoolListRepository(pool: Pool) {
  const query = async <Row extends QueryResultRow>(name: string, text: string, values: unknown[]) =>
    (await pool.query<Row>({ name, text, values })).rows

  return {
    /** One page of the schools of the whole country. */
    async listNationwide(criteria: SchoolCriteria, page: Page): Promise<SchoolMatch[]> {
      const values: unknown[] = []
      const parameter = (value: unknown) => `$${values.push(value)}`
      const conditions = new SchoolConditions(criteria, parameter)
      const source = conditions.areNone
        ? 'is_public(school)'
        : `${isPublicAndDescribed} and ${conditions.all}`
      const order = nationwideOrders[page.sort]
      const text = `select id from school where ${source}
        order by ${order} offset ${parameter(page.offset)}::integer
        limit ${parameter(page.limit)}::integer`
      const name = `schools_nationwide_${page.sort}_${conditions.shape}`
      const rows = await query<{ id: number }>(name, text, values)
      return rows.map(({ id }) => ({ id, distanceKm: null }))
    },

    /** Whether any school of the whole country matches the criteria. */
    async hasAny(criteria: SchoolCriteria): Promise<boolean> {
      const values: unknown[] = []
      const conditions = new SchoolConditions(criteria, (value) => `$${values.push(value)}`)
      const text = `select from school where ${isPublicAndDescribed} and ${conditions.all} limit 1`
      const { rowCount } = await pool.query({
        name: `schools_any_${conditions.shape}`,
        text,
        values,
      })
      return rowCount === 1
    },

    /** The number of matching schools in the whole country, with the facet counts. */
    async countNationwide(criteria: SchoolCriteria) {
      const values: unknown[] = []
      const conditions = new SchoolConditions(criteria, (value) => `$${values.push(value)}`)
      const text = `
        with described as materialized (
          select ${countedColumns}, ${conditions.fails} as fails from school
          where ${isPublicAndDescribed}
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

export const toMatches = (page: PageRow['page'] | undefined): SchoolMatch[] =>
  (page ?? []).map(([id, km]) => ({ id, distanceKm: km }))

export const rawCounts = (row: Partial<CountsRow> | undefined): RawCounts => ({
  total: row?.total ?? 0,
  values: row?.values ?? null,
  ages: row?.ages ?? null,
  fees: row?.fees ?? null,
})
