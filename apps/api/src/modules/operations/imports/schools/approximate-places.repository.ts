import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import * as schema from '../../../../db/schema/index.ts'
import { indexDocuments } from '../../../search/documents/documents.service.ts'
import { type DoubtfulPoints, markDoubtfulPoints } from './doubtful-points.repository.ts'

/**
 * Imported schools without coordinates from their register, including those placed before. One with a
 * `location` is where its owner or an admin has put it.
 */
const unplaced = `
  create temporary table unplaced on commit drop as
  select id, pincode, lower(city) as city, district, coalesce(state, '') as state
  from school
  where source is not null and location is null
    and coalesce(place_accuracy, '') not in ('exact', 'doubtful')`

/** The median point of each PIN code. */
const pincodePoints = `
  create temporary table pincode_point on commit drop as
  with needed as (select distinct pincode from unplaced where pincode is not null),
  point as (
    select pincode, lat, lng from place join needed using (pincode)
      where lat is not null and type <> 'pincode'
    union all
    select pincode, lat, lng from school join needed using (pincode)
      where place_accuracy = 'exact')
  select pincode, percentile_cont(0.5) within group (order by lat) as lat,
    percentile_cont(0.5) within group (order by lng) as lng
  from point group by pincode`

/** The best known town of each name in a state. */
const townPoints = `
  create temporary table town_point on commit drop as
  select distinct on (1, 2) lower(name) as city, coalesce(state, '') as state, lat, lng
  from place where type = 'town' and lat is not null
  order by 1, 2, popularity desc, id`

/** Medians of the districts, for schools placed by neither PIN code nor town. */
const districtPoints = `
  create temporary table district_point on commit drop as
  with needed as (
    select distinct u.district, u.state from unplaced u
    where u.district is not null
      and not exists (select from pincode_point p where p.pincode = u.pincode)
      and not exists (select from town_point t where t.city = u.city and t.state = u.state)),
  point as (
    select w.district, w.state, p.lat, p.lng from place p
      join needed w on w.district = p.district and w.state = coalesce(p.state, '')
      where p.lat is not null and p.type <> 'pincode'
    union all
    select w.district, w.state, s.lat, s.lng from school s
      join needed w on w.district = s.district and w.state = coalesce(s.state, '')
      where s.place_accuracy = 'exact')
  select district, state, percentile_cont(0.5) within group (order by lat) as lat,
    percentile_cont(0.5) within group (order by lng) as lng
  from point group by district, state`

/** A town counts as accurate as a district, since it may be as large. */
const guesses = `
  create temporary table guess on commit drop as
  select u.id,
    round(coalesce(p.lat, t.lat, d.lat)::numeric, 6)::double precision as lat,
    round(coalesce(p.lng, t.lng, d.lng)::numeric, 6)::double precision as lng,
    case when p.lat is not null then 'pincode' else 'district' end as accuracy
  from unplaced u
  left join pincode_point p on p.pincode = u.pincode
  left join town_point t on t.city = u.city and t.state = u.state
  left join district_point d on d.district = u.district and d.state = u.state
  where coalesce(p.lat, t.lat, d.lat) is not null`

const apply = `
  with part as (select * from guess where id > $1 order by id limit $2),
  moved as (
    update school s set lat = g.lat, lng = g.lng, place_accuracy = g.accuracy, updated_at = now()
    from part g
    where s.id = g.id
      and (s.lat, s.lng, s.place_accuracy) is distinct from (g.lat, g.lng, g.accuracy)
    returning s.id)
  select (select max(id) from part) as last, array(select id from moved) as moved`

const atOnce = 5_000

export interface PlacedSchools {
  /** Schools that got a new approximate location. */
  readonly placed: number
  readonly doubtful: DoubtfulPoints
}

/**
 * Marks coordinates of registers that can't be trusted as doubtful. Then gives imported schools
 * without coordinates the median point of their PIN code, or else their town or district, and marks
 * it as approximate. Schools placed before move only if the medians moved. Updates the search
 * documents.
 */
export async function placeApproximately(pool: pg.Pool): Promise<PlacedSchools> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query(`set local work_mem = '128MB'`)
    const doubtful = await markDoubtfulPoints(client)
    for (const step of [unplaced, pincodePoints, townPoints]) await client.query(step)
    for (const table of ['unplaced', 'pincode_point', 'town_point'])
      await client.query(`analyze ${table}`)
    await client.query(districtPoints)
    await client.query(guesses)
    await client.query('create index on guess (id)')
    const placed = await applyGuesses(client)
    await client.query('commit')
    client.release()
    return { placed, doubtful }
  } catch (error) {
    client.release(true)
    throw error
  }
}

async function applyGuesses(client: pg.PoolClient): Promise<number> {
  const db = drizzle(client, { schema })
  let count = 0
  for (let last: number | null = 0; last !== null; ) {
    const { rows }: { rows: { last: number | null; moved: number[] }[] } = await client.query(
      apply,
      [last, atOnce],
    )
    last = rows[0]?.last ?? null
    const moved = rows[0]?.moved ?? []
    if (moved.length > 0) await indexDocuments(db, 'school', moved)
    count += moved.length
  }
  return count
}
