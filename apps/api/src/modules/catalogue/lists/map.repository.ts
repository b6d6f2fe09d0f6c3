import type { Pool } from 'pg'
import { kmFrom } from '../../platform/places/distance.ts'
import type { Circle } from './circle.ts'
import { arrayOf, SchoolConditions, type SchoolCriteria } from './conditions.ts'
import { type Bounds, boxAround, cellsIn } from './grid.ts'

interface NamedSchool {
  readonly slug: string
  readonly name: string
  /** Lowest yearly cost, in rupees. */
  readonly fee_min: number | null
}

/** Schools that share one marker on the map. */
export interface Cluster {
  readonly lat: number
  readonly lng: number
  readonly count: number
  /** Degrees: south, west, north, east. */
  readonly bounds: readonly [number, number, number, number]
  /** The most popular first; empty for large clusters. */
  readonly schools: readonly NamedSchool[]
}

/** The number of schools in a cell of the grid. */
export interface CellCount {
  readonly cell: number
  readonly count: number
}

/** Clusters of up to this many schools name them. */
const maxNamed = 5

export type MapRepository = ReturnType<typeof createMapRepository>

/** Queries where schools are. */
export function createMapRepository(pool: Pool) {
  return {
    /**
     * Clusters of the schools within bounds and, if given, a circle, in squares of `size` degrees.
     */
    async clusters(
      bounds: Bounds,
      circle: Circle | null,
      criteria: SchoolCriteria,
      size: number,
    ): Promise<Cluster[]> {
      const values: unknown[] = []
      const parameter = (value: unknown) => `$${values.push(value)}`
      const degrees = (value: number) => `${parameter(value)}::double precision`
      const cells = cellsIn(circle ? intersect(bounds, circle) : bounds)
      const first = parameter(arrayOf(cells.map((range) => range.first)))
      const last = parameter(arrayOf(cells.map((range) => range.last)))
      const side = degrees(size)
      const isInBounds = `lat between ${degrees(bounds.south)} and ${degrees(bounds.north)}
        and lng between ${degrees(bounds.west)} and ${degrees(bounds.east)}`
      const isInCircle = circle
        ? `and ${kmFrom('s', degrees(circle.center.lat), degrees(circle.center.lng))} <= ${degrees(circle.radius)}`
        : ''
      const conditions = new SchoolConditions(criteria, parameter)
      const text = `
        with clusters as (
          select count(*)::integer as count, avg(lat) as lat, avg(lng) as lng,
            json_build_array(min(lat), min(lng), max(lat), max(lng)) as bounds,
            case when count(*) <= ${maxNamed} then array_agg(id) end as ids
          from unnest(${first}::integer[], ${last}::integer[]) cells(first, last),
            lateral (select id, lat, lng, filter_ids, fee_min, age_min, age_max from school
              where cell between cells.first and cells.last and is_public(school)
                and is_measured(school)
              offset 0) s
          where ${isInBounds} ${isInCircle} and ${conditions.all}
          group by floor(lat / ${side}), floor(lng / ${side})
        )
        select lat, lng, count, bounds, coalesce(
          (select json_agg(json_build_object('slug', slug, 'name', name, 'fee_min', fee_min)
             order by popularity desc, id) from school where id = any(ids)), '[]') as schools
        from clusters order by count desc, lat, lng`
      const name = `schools_map_${circle !== null}_${conditions.shape}`
      return (await pool.query<Cluster>({ name, text, values })).rows
    },

    /** The number of matching schools in each cell of the whole country. */
    async cellCounts(criteria: SchoolCriteria): Promise<CellCount[]> {
      const values: unknown[] = []
      const conditions = new SchoolConditions(criteria, (value) => `$${values.push(value)}`)
      const text = `select cell, count(*)::integer as count from school
        where is_public(school) and is_measured(school) and ${conditions.all} group by cell`
      const name = `schools_cells_${conditions.shape}`
      return (await pool.query<CellCount>({ name, text, values })).rows
    },
  }
}

/** The part of the bounds that the circle can overlap. */
function intersect(bounds: Bounds, { center, radius }: Circle): Bounds {
  const box = boxAround(center, radius)
  return {
    south: Math.max(bounds.south, box.south),
    west: Math.max(bounds.west, box.west),
    north: Math.min(bounds.north, box.north),
    east: Math.min(bounds.east, box.east),
  }
}
