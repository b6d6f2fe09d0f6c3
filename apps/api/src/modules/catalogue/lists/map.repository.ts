import type { Pool } from 'pg'
import { arrayOf, Conditions, type Narrowing } from './conditions.ts'
import { type Bounds, boxAround, cellsIn } from './grid.ts'
import { type Circle, kmFrom } from './school-list.repository.ts'

interface NamedSchool {
  readonly slug: string
  readonly name: string
  /** Lowest first-year total, in rupees. */
  readonly fee_min: number | null
}

/** Schools that lie in one square of a map. */
export interface Cluster {
  readonly lat: number
  readonly lng: number
  readonly count: number
  /** Degrees: south, west, north, east. */
  readonly bounds: readonly [number, number, number, number]
  /** The best known first, where they are few; otherwise none. */
  readonly schools: readonly NamedSchool[]
}

/** How many schools lie in a cell of the grid. */
export interface CellCount {
  readonly cell: number
  readonly count: number
}

/** Clusters of so many schools name them. */
const mostNamed = 5

export type MapRepository = ReturnType<typeof createMapRepository>

/** Asks where schools lie. */
export function createMapRepository(pool: Pool) {
  return {
    /** The schools within bounds, and within a circle where one is given, by squares of `size` degrees. */
    async clusters(
      bounds: Bounds,
      circle: Circle | null,
      narrowing: Narrowing,
      size: number,
    ): Promise<Cluster[]> {
      const values: unknown[] = []
      const parameter = (value: unknown) => `$${values.push(value)}`
      const degrees = (value: number) => `${parameter(value)}::double precision`
      const cells = cellsIn(circle ? within(bounds, circle) : bounds)
      const first = parameter(arrayOf(cells.map((range) => range.first)))
      const last = parameter(arrayOf(cells.map((range) => range.last)))
      const side = degrees(size)
      const seen = `lat between ${degrees(bounds.south)} and ${degrees(bounds.north)}
        and lng between ${degrees(bounds.west)} and ${degrees(bounds.east)}`
      const reached = circle
        ? `and ${kmFrom(degrees(circle.center.lat), degrees(circle.center.lng))} <= ${degrees(circle.radius)}`
        : ''
      const conditions = new Conditions(narrowing, parameter)
      const text = `
        with squares as (
          select count(*)::integer as count, avg(lat) as lat, avg(lng) as lng,
            json_build_array(min(lat), min(lng), max(lat), max(lng)) as bounds,
            case when count(*) <= ${mostNamed} then array_agg(id) end as ids
          from unnest(${first}::integer[], ${last}::integer[]) cells(first, last),
            lateral (select id, lat, lng, filter_ids, fee_min, age_min, age_max from school
              where cell between cells.first and cells.last and is_public(school) and lat is not null
              offset 0) s
          where ${seen} ${reached} and ${conditions.all}
          group by floor(lat / ${side}), floor(lng / ${side})
        )
        select lat, lng, count, bounds, coalesce(
          (select json_agg(json_build_object('slug', slug, 'name', name, 'fee_min', fee_min)
             order by popularity desc, id) from school where id = any(ids)), '[]') as schools
        from squares order by count desc, lat, lng`
      const name = `schools_map_${circle !== null}_${conditions.shape}`
      return (await pool.query<Cluster>({ name, text, values })).rows
    },

    /** How many schools of the whole country lie in each cell. */
    async cellCounts(narrowing: Narrowing): Promise<CellCount[]> {
      const values: unknown[] = []
      const conditions = new Conditions(narrowing, (value) => `$${values.push(value)}`)
      const text = `select cell, count(*)::integer as count from school
        where is_public(school) and lat is not null and ${conditions.all} group by cell`
      const name = `schools_cells_${conditions.shape}`
      return (await pool.query<CellCount>({ name, text, values })).rows
    },
  }
}

/** The part of the bounds that the circle may touch. */
function within(bounds: Bounds, { center, radius }: Circle): Bounds {
  const box = boxAround(center, radius)
  return {
    south: Math.max(bounds.south, box.south),
    west: Math.max(bounds.west, box.west),
    north: Math.min(bounds.north, box.north),
    east: Math.min(bounds.east, box.east),
  }
}
