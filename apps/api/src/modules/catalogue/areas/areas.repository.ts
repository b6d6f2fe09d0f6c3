import type { Pool } from 'pg'
import type { areas } from '../../../db/schema/index.ts'
import type { Point } from '../../platform/places/distance.ts'
import { changesByArea, liesInArea } from './area-changes.ts'
import { currentFacts, type FactChanges } from './area-facts.ts'

type Row = typeof areas.$inferSelect

type AreaKind = Row['kind']

/** The relation of a linked area to the area of the page. */
type LinkRole = 'states' | 'districts' | 'cities' | 'district' | 'nearby'

/** A linked area with its number of schools. */
interface AreaLinkRow {
  readonly role: LinkRole
  readonly kind: AreaKind
  readonly stateSlug: string
  readonly slug: string
  readonly name: string
  readonly total: number
  readonly approximate: number
}

/** An area, or the schools of one board in it, with the schools of the requested page. */
export interface AreaRow
  extends Pick<
    Row,
    | 'kind'
    | 'stateSlug'
    | 'slug'
    | 'name'
    | 'state'
    | 'total'
    | 'approximate'
    | 'facts'
    | 'schoolIds'
  > {
  /** The number of schools on all its pages. */
  readonly listedSchools: number
  /** Facts of all schools of the area; the other fields may be of one board. */
  readonly allFacts: Row['facts']
  readonly links: readonly AreaLinkRow[]
  /** The place of a city, whose schools are those of the list near it. */
  readonly place: (Point & { readonly slug: string }) | null
}

interface FoundRow extends AreaRow {
  readonly changes: FactChanges | null
  readonly allChanges: FactChanges | null
}

export interface AreaKey {
  readonly stateSlug: string
  readonly slug: string
  /** The first and last school of the page, counted from 1. */
  readonly from: number
  readonly to: number
}

export type AreasRepository = ReturnType<typeof createAreasRepository>

/** The totals of towns overlap, so they say little about which is the more important. */
const bestKnown = 'other.popularity desc, other.total desc, other.name'

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
    where self.kind = '${kind}' and other.total + other.approximate > 0 order by ${order} limit ${limit})`

/** Complete lists are ordered by name, cities by how well known they are, nearby areas by distance. */
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
    bestKnown,
    24,
  ),
  linksOf(
    'cities',
    'district',
    `other.state_slug = self.state_slug and other.district_slug = self.slug`,
    bestKnown,
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

/** The number of schools that the pages of an area list, as `refresh_areas` stores them. */
const maxListed = 1_000

/**
 * SQL of `FactChanges`, as JSON, from the rows of `source`; null without rows. The lowest, median and
 * highest fee and the oldest school do not add up, so they are read from the schools, but only if one
 * with a fee, or one of the oldest, has changed.
 */
const factChanges = (source: string, facts: string, belongs: string) => `
  (select json_build_object(
    'values', (select coalesce(json_object_agg(value, step), '{}') from (
      select value, sum(step) as step from ${source}, unnest(filter_ids) value group by value) steps),
    'checked', (select coalesce(sum(step) filter (where is_recognition_checked), 0) from ${source}),
    'oldest', (
      select case
        when bool_or(step < 0 and year = (${facts}->>'oldest')::integer) then (
          select extract(year from established_on) from school, self
          where established_on is not null and ${belongs}
          order by established_on limit 1)
        else least((${facts}->>'oldest')::integer, min(year) filter (where step > 0)) end
      from (select extract(year from established_on)::integer as year, sum(step) as step
        from ${source} group by year) years))::jsonb
    || case when exists (select from ${source} where fee_min is not null) then json_build_object(
      'fees', (select case when count(*) > 0 then json_build_object('known', count(*),
          'lowest', min(fee_min), 'middle', percentile_disc(0.5) within group (order by fee_min),
          'highest', max(fee_min)) end
        from school, self where fee_min is not null and ${belongs}))::jsonb else '{}' end
  where exists (select from ${source}))`

/** Like `refresh_areas`, which does not count the value for all other boards. */
const isCounted = `exists (select from filter_value where id = $5 and name <> 'Others' and is_shown)`

/**
 * Parameters: $1 state, $2 city or district, $3 and $4 the first and last school, $5 board. With a
 * board, links lead only to areas that have schools of it. Counts are those of the tables `area` and
 * `area_board` plus what changed since.
 */
function areaByKey(hasBoard: boolean): string {
  const board = 'left join area_board board on board.value_id = $5 and board.area_id'
  const base = hasBoard ? 'board' : 'self'
  const ofBoard = hasBoard ? '$5 = any(change.filter_ids)' : 'true'
  const belongs = hasBoard ? `${liesInArea} and $5 = any(school.filter_ids)` : liesInArea
  const facts = `coalesce(${base}.facts, '{"values": {}, "fees": null, "checked": 0, "oldest": null}')`
  const ids = `coalesce(${base}.school_ids, '{}')`
  const counted = (row: string) => (column: 'total' | 'approximate') =>
    `coalesce(${row}.${column}, 0) + coalesce(steps.${column}, 0)`
  const countedNow = counted(base)
  const countedOther = counted(hasBoard ? 'board' : 'other')
  return `
  with self as materialized (select * from area where state_slug = $1 and slug = $2),
  all_changes as materialized (${changesByArea('$1')}),
  own as materialized (
    select * from all_changes where area_id = (select id from self where place_slug is null)
  ),
  changes as (select * from own change where ${ofBoard}),
  steps as materialized (
    select area_id, coalesce(sum(step) filter (where not is_approximate), 0)::integer as total,
      coalesce(sum(step) filter (where is_approximate), 0)::integer as approximate
    from all_changes change where ${ofBoard} group by area_id
  ),
  counted as not materialized (
    select other.id, other.kind, other.state_slug, other.slug, other.name, other.district_slug,
      other.lat, other.lng, other.popularity,
      ${countedOther('total')} as total, ${countedOther('approximate')} as approximate
    from area other left join steps on steps.area_id = other.id
    ${hasBoard ? `${board} = other.id` : ''}
  ),
  found as materialized (
    select self.*, ${facts} as counted_facts,
      ${countedNow('total')} as current_total, ${countedNow('approximate')} as current_approximate,
      case when exists (select from changes) then array(
        select id from (select unnest(${ids}) as id union select school_id from changes) candidate
          join school using (id)
        where case when id in (select school_id from changes) then ${belongs}
          else is_public(school) end
        order by popularity desc, id limit ${maxListed}) else ${ids} end as listed
    from self left join steps on steps.area_id = self.id
    ${hasBoard ? `${board} = self.id where ${isCounted}` : ''}
  )
  select self.kind, self.state_slug as "stateSlug", self.slug, self.name, self.state,
    self.current_total as total, self.current_approximate as approximate, self.counted_facts as facts, self.facts as "allFacts",
    ${factChanges('changes', 'self.counted_facts', belongs)} as changes,
    ${hasBoard ? factChanges('own', 'self.facts', liesInArea) : 'null'} as "allChanges",
    self.listed[$3:$4] as "schoolIds", cardinality(self.listed) as "listedSchools",
    (select json_build_object('slug', slug, 'lat', lat, 'lng', lng) from place
      where slug = self.place_slug and lat is not null) as place,
    (select coalesce(json_agg(json_build_object('role', role, 'kind', kind, 'stateSlug', state_slug,
        'slug', slug, 'name', name, 'total', total, 'approximate', approximate) order by role, place), '[]')
      from (${links}) link) as links
  from found self
  where self.place_slug is not null or self.current_total > 0`
}

/** An area as links and titles name it. */
export type AreaName = Pick<AreaRow, 'kind' | 'stateSlug' | 'slug' | 'name' | 'state'>

/** SQL of the areas that have schools of the board `board`, of any board if it is null. */
const areasWith = (board: string, condition: string) => `
  select area.kind, area.state_slug as "stateSlug", area.slug, area.name, area.state
  from area left join area_board on area_id = area.id and value_id = ${board}
  where (${condition})
    and coalesce(case when ${board} is null then area.total + area.approximate
        else area_board.total + area_board.approximate end, 0)
      + coalesce((select sum(step) from (${changesByArea()}) change
        where change.area_id = area.id and (${board} is null or ${board} = any(change.filter_ids))), 0) > 0`

/** Parameters: $1 state, $2 city or district, $3 board or null. */
const areaWithSchools = areasWith('$3::integer', '(area.state_slug, area.slug) = ($1, $2)')

/** Parameters: $1 the slug of a town's place, $2 the board or null. */
const areaOfPlace = areasWith(
  '$2::integer',
  `($1::text is null and (area.state_slug, area.slug) = ('', '')) or area.place_slug = $1::text`,
)

const [allSchools, schoolsOfBoard] = [areaByKey(false), areaByKey(true)]

/**
 * Queries areas. Each query reads tables with thousands of rows; of the schools, it reads those that
 * changed or are listed, and those with fees if one of them changed.
 */
export function createAreasRepository(pool: Pool) {
  return {
    /**
     * The city of a town's place, or India without a place, if it has schools, of the board if one is
     * given.
     */
    async ofPlace(place: string | null, board: number | null): Promise<AreaName | undefined> {
      const { rows } = await pool.query<AreaName>({
        name: 'area_of_place',
        text: areaOfPlace,
        values: [place, board],
      })
      return rows[0]
    },

    /** Whether an area has schools, of the board if one is given. */
    async hasSchools(
      { stateSlug, slug }: Pick<AreaKey, 'stateSlug' | 'slug'>,
      board: number | null,
    ): Promise<boolean> {
      const { rowCount } = await pool.query({
        name: 'area_with_schools',
        text: areaWithSchools,
        values: [stateSlug, slug, board],
      })
      return rowCount === 1
    },

    /** An area with its links; with a board, limited to the schools of that board. */
    async find(key: AreaKey, board: number | null): Promise<AreaRow | undefined> {
      const values = [key.stateSlug, key.slug, key.from, key.to]
      const { rows } = await pool.query<FoundRow>(
        board === null
          ? { name: 'area', text: allSchools, values }
          : { name: 'area_of_board', text: schoolsOfBoard, values: [...values, board] },
      )
      const [row] = rows
      if (!row) return undefined
      const { changes, allChanges, ...area } = row
      const facts = currentFacts(area.facts, changes)
      const allFacts = board === null ? facts : currentFacts(area.allFacts, allChanges)
      return { ...area, facts, allFacts }
    },
  }
}
