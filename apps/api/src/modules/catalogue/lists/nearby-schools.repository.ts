import type { Pool, QueryResultRow } from 'pg'
import type { Districts } from '../../platform/places/city-districts.ts'
import { kmFrom } from '../../platform/places/distance.ts'
import {
  type District,
  type KnownDistrict,
  mostFrequentDistrict,
} from '../../platform/places/district.ts'
import type { Circle } from './circle.ts'
import { arrayOf, type Parameter, SchoolConditions, type SchoolCriteria } from './conditions.ts'
import { facetsQuery, isDescribed } from './counts.ts'
import { cellsWithin } from './grid.ts'
import {
  type CountsRow,
  countedColumns,
  orders,
  type Page,
  rawCounts,
  type Sort,
} from './school-list.repository.ts'
import type { SchoolMatch } from './school-match.ts'

/** The columns that a sort needs besides the id and the point. */
const sortColumns = {
  relevance: ', popularity',
  distance: '',
  fees: ', fee_min',
  name: ', name_key',
} as const satisfies Record<Sort, string>

/** The nearest schools decide in which district a location is. */
const neighbours = 15

/** The nearest schools are looked for in a small circle first, in kilometres. */
const firstRadius = 5
const radiusGrowth = 3

export type NearbySchoolsRepository = ReturnType<typeof createNearbySchoolsRepository>

/**
 * Queries public schools with a known point within a circle. Each query is one prepared statement,
 * planned once per connection. A page and its counts are queries of their own, so that they run at
 * the same time and neither copies the rows of the circle.
 */
export function createNearbySchoolsRepository(pool: Pool) {
  const query = async <Row extends QueryResultRow>(name: string, text: string, values: unknown[]) =>
    (await pool.query<Row>({ name, text, values })).rows

  /** One page of a circle, all of whose rows are read. `total` is that of all pages, or null. */
  async function pageWithin(
    circle: Circle,
    criteria: SchoolCriteria,
    { sort, offset, limit }: Page,
    withTotal = false,
  ) {
    const values: unknown[] = []
    const parameter: Parameter = (value) => `$${values.push(value)}`
    const source = circleSource(circle, parameter)
    const conditions = new SchoolConditions(criteria, parameter)
    const total = withTotal ? 'count(*) over ()::integer' : 'null::integer'
    const text = `
      select id, ${source.km} as km, ${total} as total
      from ${source.rows(`id, lat, lng${sortColumns[sort]}`, conditions.all)}
      order by ${orders[sort]} offset ${parameter(offset)}::integer limit ${parameter(limit)}::integer`
    const name = `schools_near_${sort}_${withTotal}_${conditions.shape}`
    const rows = await query<{ id: number; km: number; total: number | null }>(name, text, values)
    const schools = rows.map(({ id, km }): SchoolMatch => ({ id, distanceKm: km }))
    return { schools, total: rows[0]?.total ?? null, conditions }
  }

  /** One page of the schools within a circle. */
  async function list(circle: Circle, criteria: SchoolCriteria, page: Page) {
    const { sort, offset, limit } = page
    if (sort !== 'distance') return (await pageWithin(circle, criteria, page)).schools
    const nearest = { sort, offset: 0, limit: offset + limit }
    const found = await growCircle(
      circle,
      nearest.limit,
      async (smaller) => (await pageWithin(smaller, criteria, nearest)).schools,
    )
    return found.slice(offset)
  }

  /** The number of schools within a circle, with the facet counts if `withFacets` is set. */
  async function count(circle: Circle, criteria: SchoolCriteria, withFacets: boolean) {
    const values: unknown[] = []
    const parameter: Parameter = (value) => `$${values.push(value)}`
    const source = circleSource(circle, parameter)
    const conditions = new SchoolConditions(criteria, parameter)
    const columns = criteria.nameWords?.length ? `${countedColumns}, name` : countedColumns
    const total = `(select count(*)::integer as total from ${source.rows('id', conditions.all)}) total`
    const text = withFacets
      ? `with described as materialized (
          select ${countedColumns}, ${conditions.fails} as fails
          from ${source.rows(columns, isDescribed)}
        )
        select total.*, facets.* from ${total}, (${facetsQuery('described', conditions)}) facets`
      : `select * from ${total}`
    const name = `schools_near_count_${withFacets}_${conditions.shape}`
    const [row] = await query<Partial<CountsRow>>(name, text, values)
    return { counts: rawCounts(row), conditions }
  }

  return {
    /** One page of the schools within a circle, with their number and, if wanted, the facet counts. */
    async page(circle: Circle, criteria: SchoolCriteria, page: Page, withFacets: boolean) {
      // An index has all columns but the name, so rows are read once if it matters.
      if (criteria.nameWords?.length && !withFacets) {
        const { schools, total, conditions } = await pageWithin(circle, criteria, page, true)
        if (total !== null || page.offset === 0)
          return { schools, conditions, counts: rawCounts({ total: total ?? 0 }) }
      }
      const [schools, counted] = await Promise.all([
        list(circle, criteria, page),
        count(circle, criteria, withFacets),
      ])
      return { schools, ...counted }
    },

    /** The first `limit` schools within a circle, the nearest first. */
    async nearest(circle: Circle, criteria: SchoolCriteria, limit: number) {
      const page = { sort: 'distance', offset: 0, limit } as const
      return (await pageWithin(circle, criteria, page)).schools
    },

    /** Which of the schools are in one of the districts. */
    async inDistricts(
      ids: readonly number[],
      { districts, state }: Pick<Districts, 'districts' | 'state'>,
    ): Promise<ReadonlySet<number>> {
      const text = `select id from school where id = any($1::integer[])
        and district = any($2::text[]) and state = $3`
      const rows = await query<{ id: number }>('schools_in_districts', text, [
        ids,
        districts,
        state,
      ])
      return new Set(rows.map(({ id }) => id))
    },

    /** The district of most of the schools nearest to the center; null without any. */
    async districtOf(circle: Circle): Promise<District | null> {
      const nearest = await growCircle(circle, neighbours, (smaller) => {
        const values: unknown[] = []
        const source = circleSource(smaller, (value) => `$${values.push(value)}`)
        const text = `
          select s.district as name, s.state from (
            select id, ${source.km} as km from ${source.rows('id, lat, lng')}
            order by km, id limit ${neighbours}
          ) nearest join school s on s.id = nearest.id order by nearest.km, nearest.id`
        return query<KnownDistrict>('schools_nearest', text, values)
      })
      return mostFrequentDistrict(nearest)
    },
  }
}

/** The first rows of the smallest circle that has `enough`, or of the whole circle. */
async function growCircle<Row>(
  { center, radius }: Circle,
  enough: number,
  find: (circle: Circle) => Promise<Row[]>,
): Promise<Row[]> {
  for (let smaller = firstRadius; smaller < radius; smaller *= radiusGrowth) {
    const found = await find({ center, radius: smaller })
    if (found.length >= enough) return found
  }
  return find({ center, radius })
}

/** SQL of the schools of a circle, and of their distance. */
export function circleSource({ center, radius }: Circle, parameter: Parameter) {
  const cells = cellsWithin(center, radius)
  const first = parameter(arrayOf(cells.map((range) => range.first)))
  const last = parameter(arrayOf(cells.map((range) => range.last)))
  const isInside = parameter(`{${cells.map((range) => range.isInside).join(',')}}`)
  const lat = `${parameter(center.lat)}::double precision`
  const lng = `${parameter(center.lng)}::double precision`
  const maxKm = `${parameter(radius)}::double precision`
  const km = kmFrom('school', lat, lng)
  return {
    km,
    /**
     * The rows with these columns. Most are in cells that are inside, whose distance is not computed.
     * `offset 0` makes the planner use one index scan per range of cells. With outdated statistics it
     * would read the whole table instead.
     */
    rows: (columns: string, condition = 'true') => `
      unnest(${first}::integer[], ${last}::integer[], ${isInside}::boolean[])
        cells(first, last, is_inside),
      lateral (select ${columns} from school
        where cell between cells.first and cells.last and is_public(school)
          and is_measured(school) and ${condition} and (cells.is_inside or ${km} <= ${maxKm})
        offset 0) school`,
  }
}
