import type pg from 'pg'
import { kmFrom } from '../../../platform/places/distance.ts'

/** Schools per reason; one with several reasons counts for each. */
export interface DoubtfulPoints {
  /** Too many schools or PIN codes share the point. */
  readonly shared: number
  /** Far from the other places of its PIN code. */
  readonly pincode: number
  /** Far from the other schools of its district, and not confirmed by its PIN code. */
  readonly district: number
  /** Schools whose accuracy changed. */
  readonly changed: number
}

/** From this many schools or PIN codes on, a point represents an area, not a school. */
const sharedBySchools = 10
const sharedByPincodes = 3

/**
 * A point contradicts its area if it is more than `km` from the area's median, and more than `spread`
 * times the median distance, since some PIN codes and districts are large. An area with fewer than
 * `points` points contradicts nothing.
 */
interface AreaRule {
  readonly km: number
  readonly spread: number
  readonly points: number
}

const pincodeRule: AreaRule = { km: 25, spread: 3, points: 5 }
const districtRule: AreaRule = { km: 40, spread: 3, points: 20 }

/**
 * Schools with coordinates from their register. One with a `location` is where its owner or an admin
 * has put it.
 */
const registerPoints = `
  create temporary table register_point on commit drop as
  select id, pincode, district || '|' || coalesce(state, '') as district, lat, lng, place_accuracy
  from school
  where source is not null and location is null and place_accuracy in ('exact', 'doubtful')`

const sharedPoints = `
  create temporary table shared_point on commit drop as
  with crowded as (
    select lat, lng from register_point group by lat, lng
    having count(*) >= ${sharedBySchools} or count(distinct pincode) >= ${sharedByPincodes})
  select id from register_point join crowded using (lat, lng)`

/** Trusted points of the gazetteer count besides the schools. */
const pincodePoints = `
  select id, pincode as area, lat, lng from register_point where pincode is not null
  union all
  select null, pincode, lat, lng from place
  where pincode is not null and lat is not null and point_rank > 1 and type <> 'pincode'`

const districtPoints = `
  select id, district as area, lat, lng from register_point where district is not null`

/** Whether the points with a known area contradict it. */
const areaVerdicts = (table: string, points: string, rule: AreaRule) => `
  create temporary table ${table} on commit drop as
  with point as materialized (${points}),
  middle as (
    select area, percentile_cont(0.5) within group (order by lat) as lat,
      percentile_cont(0.5) within group (order by lng) as lng
    from point group by area having count(*) >= ${rule.points}),
  away as materialized (
    select point.id, area, ${kmFrom('point', 'middle.lat', 'middle.lng')} as km
    from point join middle using (area)),
  usual as (select area, percentile_cont(0.5) within group (order by km) as km from away group by area)
  select away.id, away.km > greatest(${rule.km}, ${rule.spread} * usual.km) as is_far
  from away join usual using (area) where away.id is not null`

/** A PIN code that confirms a point outweighs the district, which is larger and less regular. */
const apply = `
  with verdict as materialized (
    select point.id, place_accuracy, shared.id is not null as is_shared,
      coalesce(pincode.is_far, false) as is_far_from_pincode,
      coalesce(district.is_far, false) and coalesce(pincode.is_far, true) as is_far_from_district
    from register_point point
    left join shared_point shared using (id)
    left join pincode_verdict pincode using (id)
    left join district_verdict district using (id)),
  judged as (
    select id, place_accuracy,
      case when is_shared or is_far_from_pincode or is_far_from_district then 'doubtful'
        else 'exact' end as accuracy
    from verdict),
  changed as (
    update school set place_accuracy = judged.accuracy, updated_at = now()
    from judged where school.id = judged.id and judged.accuracy <> judged.place_accuracy
    returning 1)
  select count(*) filter (where is_shared)::integer as shared,
    count(*) filter (where is_far_from_pincode)::integer as pincode,
    count(*) filter (where is_far_from_district)::integer as district,
    (select count(*)::integer from changed) as changed
  from verdict`

/**
 * Marks imported schools as doubtful whose coordinates can't be trusted, and as exact once they can.
 * Changes nothing but the accuracy. Runs in the transaction of `client`.
 */
export async function markDoubtfulPoints(client: pg.PoolClient): Promise<DoubtfulPoints> {
  await client.query(registerPoints)
  await client.query('analyze register_point')
  await client.query(sharedPoints)
  await client.query(areaVerdicts('pincode_verdict', pincodePoints, pincodeRule))
  await client.query(areaVerdicts('district_verdict', districtPoints, districtRule))
  for (const table of ['shared_point', 'pincode_verdict', 'district_verdict'])
    await client.query(`analyze ${table}`)
  const { rows } = await client.query<DoubtfulPoints>(apply)
  return rows[0] ?? { shared: 0, pincode: 0, district: 0, changed: 0 }
}
