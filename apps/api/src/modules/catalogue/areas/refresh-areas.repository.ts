import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { announcePlaces } from '../../platform/changes/announce-places.ts'
import { groupedDistricts } from '../../platform/places/city-districts.ts'
import { stateNames } from '../../platform/places/states.ts'
import { pincodeExtent, townRadius } from '../lists/list-location.ts'

/** The areas are recounted early when this many changes wait, because each read adds them up. */
const maxChanges = 20_000

/**
 * Recounts every state, district and city, with their boards: a minute for a million schools.
 * All of it sees one snapshot, so the changes that it deletes are those that it has counted; changes
 * committed meanwhile stay.
 */
export async function refreshAreas(db: Db): Promise<void> {
  await db.transaction(recount, { isolationLevel: 'repeatable read' })
}

async function recount(tx: Db): Promise<void> {
  await tx.execute(sql`set local statement_timeout = 0`)
  await tx.execute(sql`
    select refresh_areas(array(select json_array_elements_text(${JSON.stringify(stateNames)})),
      array(select value.id from filter_value value join filter on filter.id = value.filter_id
        where filter.name = 'Board' and filter.section = 'schools' and value.name <> 'Others'
          and value.is_shown),
      ${townRadius}, ${pincodeExtent}, ${JSON.stringify(groupedDistricts)}::jsonb)`)
  await tx.execute(sql`delete from area_change`)
  await announcePlaces(tx)
  await tx.execute(sql`analyze area, area_board`)
}

/** Key of the advisory lock that `refresh_areas` holds while it counts. */
const countingLock = 7_265_441

/**
 * Recounts the areas if the last count is a day old, is older than the last import, never happened,
 * or has too many changes since. Returns whether it did; it does nothing while another process is
 * counting.
 */
export async function refreshStaleAreas(db: Db): Promise<boolean> {
  const refresh = async (tx: Db) => {
    const { rows } = await tx.execute<{ stale: boolean }>(sql`
      select pg_try_advisory_xact_lock(${countingLock}) and exists (select from school)
        and (exists (select from area_change offset ${maxChanges})
          or not exists (select from area where kind = 'country'
            and refreshed_at > now() - interval '1 day'
            and refreshed_at >= all (select finished_at from import_run
              where finished_at is not null))) as stale`)
    if (!rows[0]?.stale) return false
    await recount(tx)
    return true
  }
  return db.transaction(refresh, { isolationLevel: 'repeatable read' })
}
