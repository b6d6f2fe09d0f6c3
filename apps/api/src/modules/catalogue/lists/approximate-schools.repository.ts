import type { Pool } from 'pg'
import type { Districts } from '../../platform/places/city-districts.ts'
import { kmFrom } from '../../platform/places/distance.ts'
import type { Circle } from './circle.ts'
import { type Parameter, SchoolConditions, type SchoolCriteria } from './conditions.ts'
import { describedRows, facetsQuery } from './counts.ts'
import { boxAround } from './grid.ts'
import { pincodeExtent } from './list-location.ts'
import {
  type CountsRow,
  orders,
  type Page,
  type PageRow,
  rawCounts,
  toMatches,
} from './school-list.repository.ts'

const noCriteria = { filters: [], ages: [], feeMin: null, feeMax: null }

type ApproximateRow = Pick<PageRow, 'page'> & Partial<CountsRow>

/** Schools known by PIN code come first; ties end with the id, so that pages never overlap. */
const approximateOrders = {
  ...orders,
  distance: "(place_accuracy = 'pincode') desc nulls last, km, popularity desc, id",
}

export type ApproximateSchoolsRepository = ReturnType<typeof createApproximateSchoolsRepository>

/** Queries schools without a known point. Each list is one prepared statement. */
export function createApproximateSchoolsRepository(pool: Pool) {
  return {
    /**
     * One page of the schools whose PIN code or district has its middle in a circle, the nearest
     * first, and how many they are.
     */
    async listWithin(
      { center, radius }: Circle,
      criteria: SchoolCriteria,
      { offset, limit }: Pick<Page, 'offset' | 'limit'>,
    ) {
      const values: unknown[] = []
      const parameter = (value: unknown) => `$${values.push(value)}`
      const { south, north, west, east } = boxAround(center, radius)
      const lat = `${parameter(center.lat)}::double precision`
      const lng = `${parameter(center.lng)}::double precision`
      const between = (low: number, high: number) =>
        `between ${parameter(low)}::double precision and ${parameter(high)}::double precision`
      const { nameWords = [], ...others } = criteria
      const conditions = new SchoolConditions(others, parameter)
      const names = new SchoolConditions({ ...noCriteria, nameWords }, parameter)
      // Reads the index of approximate schools as a whole: it has few rows, and no points as a key. As it
      // has no names, a condition on them here would read the whole table instead.
      const text = `
        with placed as materialized (
          select id, popularity, place_accuracy, ${kmFrom('school', lat, lng)} as km from school
          where is_public(school) and not is_measured(school) and district is not null
            and lat ${between(south, north)} and lng ${between(west, east)} and ${conditions.all}
        ),
        somewhere as materialized (
          select id, km, popularity, place_accuracy, 0 as fails from placed
          where km <= ${parameter(radius)}::double precision
            and ${names.areNone ? 'true' : `exists (select from school where school.id = placed.id and ${names.all})`}
        )
        select ${pageOf({ sort: 'distance', offset, limit }, parameter)}`
      const { rows } = await pool.query<ApproximateRow>({
        name: `schools_about_${conditions.shape}_${names.shape}`,
        text,
        values,
      })
      const [row] = rows
      return { schools: toMatches(row?.page), total: row?.total ?? 0 }
    },

    /**
     * One page of the schools somewhere in districts of a state, how many they are, and the facet
     * counts if `withCounts` is set. Leaves out those whose PIN code is outside the circle.
     */
    async listInDistricts(
      districts: Pick<Districts, 'districts' | 'state'>,
      circle: Circle,
      criteria: SchoolCriteria,
      page: Page,
      withCounts: boolean,
    ) {
      const values: unknown[] = []
      const parameter = (value: unknown) => `$${values.push(value)}`
      const source = districtSource(districts, circle, parameter)
      const conditions = new SchoolConditions(criteria, parameter)
      const text = `
        with somewhere as materialized (
          select id, name_key, popularity, fee_min, place_accuracy, filter_ids, age_min, age_max,
            ${source.km} as km, ${conditions.fails} as fails
          from ${source.rows}
        )${withCounts ? `, described as materialized (${describedRows('somewhere')})` : ''}
        select ${pageOf(page, parameter)}${withCounts ? `, facets.* from (${facetsQuery('described', conditions)}) facets` : ''}`
      const { rows } = await pool.query<ApproximateRow>({
        name: `schools_somewhere_${page.sort}_${withCounts}_${conditions.shape}`,
        text,
        values,
      })
      const [row] = rows
      return { schools: toMatches(row?.page), counts: rawCounts(row) }
    },
  }
}

/**
 * SQL of the schools somewhere in districts of a state, without those whose PIN code is outside the
 * circle, and of their distance.
 */
export function districtSource(
  { districts, state }: Pick<Districts, 'districts' | 'state'>,
  { center, radius }: Circle,
  parameter: Parameter,
) {
  const inDistricts = `district = any(${parameter(districts)}::text[]) and state = ${parameter(state)}`
  const lat = `${parameter(center.lat)}::double precision`
  const lng = `${parameter(center.lng)}::double precision`
  const km = kmFrom('school', lat, lng)
  const maxKm = `${parameter(radius + pincodeExtent)}::double precision`
  return {
    km,
    rows: `school where is_public(school) and not is_measured(school) and district is not null
      and ${inDistricts} and (place_accuracy is distinct from 'pincode' or ${km} <= ${maxKm})`,
  }
}

/** SQL of the page of `somewhere`, and of the number of all its matching rows. */
const pageOf = ({ sort, offset, limit }: Page, parameter: Parameter) => `
  (select json_agg(json_build_array(id, null)) from (
    select id from somewhere where fails = 0
    order by ${approximateOrders[sort]} offset ${parameter(offset)}::integer
    limit ${parameter(limit)}::integer
  ) matches) as page,
  (select count(*)::integer from somewhere where fails = 0) as total`
