import { sql } from 'drizzle-orm'
import type { Db } from '../../../../db/connect.ts'
import { places } from '../../../../db/schema/index.ts'

/** Key of the advisory lock that lets one process at a time load the gazetteer. */
const gazetteerLock = 7_265_442

/** Lets this transaction alone load the gazetteer, however long that takes. */
export async function lockGazetteer(tx: Db): Promise<void> {
  await tx.execute(sql`set local statement_timeout = 0`)
  await tx.execute(sql`select pg_advisory_xact_lock(${gazetteerLock})`)
}

/** Whether there is any place. */
export async function hasPlaces(db: Db): Promise<boolean> {
  const [place] = await db.select({ id: places.id }).from(places).limit(1)
  return place !== undefined
}
