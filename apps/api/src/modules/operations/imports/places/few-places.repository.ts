import type pg from 'pg'

/** Whether there are only a few places, such as those of the seed data. */
export async function hasFewPlaces(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ few: boolean }>(
    'select count(*) < 20000 as few from (select from place limit 20000) p',
  )
  return rows[0]?.few ?? false
}
