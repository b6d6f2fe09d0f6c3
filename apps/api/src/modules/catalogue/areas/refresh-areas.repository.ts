import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { stateNames } from '../../platform/places/states.ts'

/**
 * Recounts every state, district and city, with their boards: half a minute for a million schools.
 */
export async function refreshAreas(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(sql`
      select refresh_areas(array(select json_array_elements_text(${JSON.stringify(stateNames)})),
        array(select value.id from filter_value value join filter on filter.id = value.filter_id
          where filter.name = 'Board' and filter.section = 'schools' and value.name <> 'Others'))`)
    await tx.execute(sql`analyze area, area_board`)
  })
}

/** Key of the advisory lock that `refresh_areas` holds while it counts. */
const countingLock = 7_265_441

/**
 * Recounts the areas if the last count is a day old, is older than the last import, or never
 * happened. Returns whether it did; it does nothing while another process is counting.
 */
export async function refreshStaleAreas(db: Db): Promise<boolean> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ stale: boolean }>(sql`
      select pg_try_advisory_xact_lock(${countingLock}) and exists (select from school)
        and not exists (select from area where kind = 'country'
          and refreshed_at > now() - interval '1 day'
          and refreshed_at >= all (select finished_at from import_run
            where kind = 'schools' and finished_at is not null)) as stale`)
    if (!rows[0]?.stale) return false
    await refreshAreas(tx)
    return true
  })
}
