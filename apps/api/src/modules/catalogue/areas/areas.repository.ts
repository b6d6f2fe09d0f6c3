import type { Pool } from 'pg'
import type { areas } from '../../../db/schema/index.ts'

type Row = typeof areas.$inferSelect

type AreaKind = Row['kind']

/** What an area is to the one that is shown. */
type LinkRole = 'states' | 'districts' | 'cities' | 'district' | 'nearby'

/** Another area, with how many schools it has. */
interface AreaLinkRow {
  readonly role: LinkRole
  readonly kind: AreaKind
  readonly stateSlug: string
  readonly slug: string
  readonly name: string
  readonly total: number
}

/** An area, or the schools of one board in it; of its schools those of the page asked for. */
export interface AreaRow
  extends Pick<
    Row,
    'kind' | 'stateSlug' | 'slug' | 'name' | 'state' | 'total' | 'facts' | 'schoolIds'
  > {
  /** How many of its schools its pages list. */
  readonly listed: number
  /** Counts of all its schools, where the rest is of one board. */
  readonly allFacts: Row['facts']
  readonly links: readonly AreaLinkRow[]
  /** The slug of a city among the places. */
  readonly placeSlug: string | null
  /** ISO 8601, in UTC. */
  readonly refreshedAt: string
}

export interface AreaKey {
  readonly stateSlug: string
  readonly slug: string
  /** Of its schools, counted from 1, both included. */
  readonly from: number
  readonly to: number
}

export type AreasRepository = ReturnType<typeof createAreasRepository>

const distance = '(other.lat - self.lat) ^ 2 + (other.lng - self.lng) ^ 2'

/** Links of one role: which other areas, in which order, how many at most. */
const linksOf = (role: LinkRole, kind: AreaKind, which: string, order: string, most: number) => `
  (select '${role}' as role, other.*, row_number() over (order by ${order}) as place
    from self join counted other on ${which}
    where self.kind = '${kind}' order by ${order} limit ${most})`

/** By name where all are shown, the largest where not, the nearest around. */
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
 * $1 state, $2 city or district, $3 and $4 the first and last school, $5 board; of a board only
 * areas that have schools of it.
 */
const areaByKey = (ofBoard: boolean) => `
  with self as materialized (select * from area where state_slug = $1 and slug = $2),
  counted as not materialized (
    select other.id, other.kind, other.state_slug, other.slug, other.name, other.district_slug,
      other.lat, other.lng, ${ofBoard ? 'board.total' : 'other.total'} as total
    from area other
    ${ofBoard ? 'join area_board board on board.area_id = other.id and board.value_id = $5' : ''}
  )
  select self.kind, self.state_slug as "stateSlug", self.slug, self.name, self.state,
    ${ofBoard ? 'board' : 'self'}.total, ${ofBoard ? 'board' : 'self'}.facts,
    ${ofBoard ? 'board' : 'self'}.school_ids[$3:$4] as "schoolIds",
    cardinality(${ofBoard ? 'board' : 'self'}.school_ids) as listed, self.facts as "allFacts",
    to_char(self.refreshed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "refreshedAt",
    (select place.slug from place
      where self.kind = 'city' and place.norm = replace(self.slug, '-', ' ')
        and place.type = 'town' and lower(place.state) = lower(self.state)
      order by place.popularity desc, place.id limit 1) as "placeSlug",
    (select coalesce(json_agg(json_build_object('role', role, 'kind', kind, 'stateSlug', state_slug,
        'slug', slug, 'name', name, 'total', total) order by role, place), '[]')
      from (${links}) link) as links
  from self
  ${ofBoard ? 'join area_board board on board.area_id = self.id and board.value_id = $5' : ''}`

const [allSchools, ofOneBoard] = [areaByKey(false), areaByKey(true)]

/** Asks for areas, each by one statement whose tables hold thousands of rows, not a million. */
export function createAreasRepository(pool: Pool) {
  return {
    /** An area with its neighbours; with a board, of the schools that have it. */
    async find(key: AreaKey, board: number | null): Promise<AreaRow | undefined> {
      const values = [key.stateSlug, key.slug, key.from, key.to]
      const { rows } = await pool.query<AreaRow>(
        board === null
          ? { name: 'area', text: allSchools, values }
          : { name: 'area_of_board', text: ofOneBoard, values: [...values, board] },
      )
      return rows[0]
    },
  }
}
