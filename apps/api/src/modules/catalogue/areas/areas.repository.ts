import type { Pool } from 'pg'
import type { areas } from '../../../db/schema/index.ts'

type Row = typeof areas.$inferSelect

type AreaKind = Row['kind']

/** How a linked area relates to the area of the page. */
type LinkRole = 'states' | 'districts' | 'cities' | 'district' | 'nearby'

/** A linked area with its number of schools. */
interface AreaLinkRow {
  readonly role: LinkRole
  readonly kind: AreaKind
  readonly stateSlug: string
  readonly slug: string
  readonly name: string
  readonly total: number
}

/** An area, or the schools of one board in it, with the schools of the requested page. */
export interface AreaRow
  extends Pick<
    Row,
    'kind' | 'stateSlug' | 'slug' | 'name' | 'state' | 'total' | 'facts' | 'schoolIds'
  > {
  /** The number of schools on all its pages. */
  readonly listedSchools: number
  /** Facts of all schools of the area; the other fields may be of one board. */
  readonly allFacts: Row['facts']
  readonly links: readonly AreaLinkRow[]
  /** The slug of the city's place. */
  readonly placeSlug: string | null
  /** ISO 8601, in UTC. */
  readonly refreshedAt: string
}

export interface AreaKey {
  readonly stateSlug: string
  readonly slug: string
  /** The first and last school of the page, counted from 1. */
  readonly from: number
  readonly to: number
}

export type AreasRepository = ReturnType<typeof createAreasRepository>

const distance = '(other.lat - self.lat) ^ 2 + (other.lng - self.lng) ^ 2'

/**
 * SQL of the links of one role: the condition on the other area, the order and the maximum number.
 */
const linksOf = (
  role: LinkRole,
  kind: AreaKind,
  condition: string,
  order: string,
  limit: number,
) => `
  (select '${role}' as role, other.*, row_number() over (order by ${order}) as place
    from self join counted other on ${condition}
    where self.kind = '${kind}' order by ${order} limit ${limit})`

/** Complete lists are ordered by name, others by size, and nearby areas by distance. */
const links = [
  linksOf('states', 'country', `other.kind = 'state'`, 'other.name', 60),
  linksOf(
    'districts',
    'state',
    `other.kind = 'district' and other.state_slug = self.state_slug`,
    'other.name',
    150,
  ),
  linksOf(
    'cities',
    'state',
    `other.kind = 'city' and other.state_slug = self.state_slug`,
    'other.total desc, other.name',
    24,
  ),
  linksOf(
    'cities',
    'district',
    `other.state_slug = self.state_slug and other.district_slug = self.slug`,
    'other.total desc, other.name',
    24,
  ),
  linksOf(
    'nearby',
    'district',
    `other.kind = 'district' and other.state_slug = self.state_slug and other.id <> self.id`,
    `${distance}, other.name`,
    8,
  ),
  linksOf(
    'district',
    'city',
    `other.state_slug = self.state_slug and other.slug = self.district_slug`,
    'other.name',
    1,
  ),
  linksOf(
    'nearby',
    'city',
    `other.kind = 'city' and other.state_slug = self.state_slug and other.id <> self.id`,
    `${distance}, other.name`,
    12,
  ),
].join(' union all ')

/**
 * Parameters: $1 state, $2 city or district, $3 and $4 the first and last school, $5 board. With a
 * board, links lead only to areas that have schools of it.
 */
const areaByKey = (hasBoard: boolean) => `
  with self as materialized (select * from area where state_slug = $1 and slug = $2),
  counted as not materialized (
    select other.id, other.kind, other.state_slug, other.slug, other.name, other.district_slug,
      other.lat, other.lng, ${hasBoard ? 'board.total' : 'other.total'} as total
    from area other
    ${hasBoard ? 'join area_board board on board.area_id = other.id and board.value_id = $5' : ''}
  )
  select self.kind, self.state_slug as "stateSlug", self.slug, self.name, self.state,
    ${hasBoard ? 'board' : 'self'}.total, ${hasBoard ? 'board' : 'self'}.facts,
    ${hasBoard ? 'board' : 'self'}.school_ids[$3:$4] as "schoolIds",
    cardinality(${hasBoard ? 'board' : 'self'}.school_ids) as "listedSchools", self.facts as "allFacts",
    to_char(self.refreshed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "refreshedAt",
    (select place.slug from place
      where self.kind = 'city' and place.norm = replace(self.slug, '-', ' ')
        and place.type = 'town' and lower(place.state) = lower(self.state)
      order by place.popularity desc, place.id limit 1) as "placeSlug",
    (select coalesce(json_agg(json_build_object('role', role, 'kind', kind, 'stateSlug', state_slug,
        'slug', slug, 'name', name, 'total', total) order by role, place), '[]')
      from (${links}) link) as links
  from self
  ${hasBoard ? 'join area_board board on board.area_id = self.id and board.value_id = $5' : ''}`

const [allSchools, schoolsOfBoard] = [areaByKey(false), areaByKey(true)]

/** Queries areas. Each query reads only tables with thousands of rows. */
export function createAreasRepository(pool: Pool) {
  return {
    /** An area with its links; with a board, limited to the schools of that board. */
    async find(key: AreaKey, board: number | null): Promise<AreaRow | undefined> {
      const values = [key.stateSlug, key.slug, key.from, key.to]
      const { rows } = await pool.query<AreaRow>(
        board === null
          ? { name: 'area', text: allSchools, values }
          : { name: 'area_of_board', text: schoolsOfBoard, values: [...values, board] },
      )
      return rows[0]
    },
  }
}
