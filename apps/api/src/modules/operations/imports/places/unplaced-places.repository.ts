import { sql } from 'drizzle-orm'
import type { Db } from '../../../../db/connect.ts'
import { cellKeys } from '../../../platform/places/grid-cells.ts'

/**
 * Places without coordinates, with the median of the trusted points of their PIN code or else their
 * district.
 */
const unplaced = sql`
  create temporary table unplaced_place on commit drop as
  with lost as (select id, pincode, district, state from place where lat is null),
  pincode_point as (
    select pincode, percentile_cont(0.5) within group (order by lat) as lat,
      percentile_cont(0.5) within group (order by lng) as lng
    from place where point_rank > 1 and lat is not null and type <> 'pincode'
      and pincode in (select pincode from lost)
    group by pincode),
  district_point as (
    select district, coalesce(state, '') as state,
      percentile_cont(0.5) within group (order by lat) as lat,
      percentile_cont(0.5) within group (order by lng) as lng
    from place where point_rank > 1 and lat is not null and type <> 'pincode'
      and district in (select district from lost)
    group by 1, 2)
  select l.id, round(coalesce(p.lat, d.lat)::numeric, 6)::double precision as lat,
    round(coalesce(p.lng, d.lng)::numeric, 6)::double precision as lng
  from lost l
  left join pincode_point p using (pincode)
  left join district_point d on d.district = l.district and d.state = coalesce(l.state, '')
  where coalesce(p.lat, d.lat) is not null`

const atOnce = 5_000

/** Gives places without coordinates a point; returns how many. */
export async function placeUnplaced(db: Db): Promise<number> {
  return db.transaction(async (tx) => {
    await tx.execute(unplaced)
    let count = 0
    for (let last: number | undefined = 0; last !== undefined; ) {
      const { rows }: { rows: { id: number; lat: number; lng: number }[] } = await tx.execute(
        sql`select id, lat, lng from unplaced_place where id > ${last} order by id limit ${atOnce}`,
      )
      const placed = rows.map((row) => ({ ...row, cells: cellKeys(row.lat, row.lng) }))
      if (placed.length > 0)
        await tx.execute(sql`
          update place p set lat = r."lat", lng = r."lng", keys = p.keys || r."cells",
            updated_at = now()
          from jsonb_to_recordset(${JSON.stringify(placed)}::jsonb) as r(
            "id" integer, "lat" double precision, "lng" double precision, "cells" integer[])
          where p.id = r."id"`)
      count += rows.length
      last = rows.at(-1)?.id
    }
    return count
  })
}

/** Places without a known location, which cannot be suggested. */
export async function countWithoutLocation(db: Db): Promise<number> {
  const { rows } = await db.execute<{ lost: number }>(
    sql`select count(*)::integer as lost from place where lat is null`,
  )
  return rows[0]?.lost ?? 0
}
