import { sql } from 'drizzle-orm'
import type { Database } from '../../../../db/connect.ts'
import { places } from '../../../../db/schema/index.ts'
import { writePlaces } from '../write-places.repository.ts'
import { gazetteerPlaces } from './gazetteer-places.ts'
import { readIndianTowns } from './towns.ts'

/** Key of the advisory lock that lets one process at a time load the gazetteer. */
const gazetteerLock = 7_265_442

/**
 * Loads the towns of India and the localities of its large cities into a database without places,
 * so that place search works before any import. However many processes start at once, one loads
 * them and the others wait. Returns whether it did.
 */
export async function loadGazetteer({ db }: Pick<Database, 'db'>): Promise<boolean> {
  if (await hasPlaces(db)) return false
  const gazetteer = gazetteerPlaces(await readIndianTowns())
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(sql`select pg_advisory_xact_lock(${gazetteerLock})`)
    if (await hasPlaces(tx)) return false
    await writePlaces(tx, gazetteer)
    return true
  })
}

/** Adds the gazetteer to a database with other places, for an import that came first. */
export async function addGazetteer({ db }: Pick<Database, 'db'>): Promise<void> {
  const gazetteer = gazetteerPlaces(await readIndianTowns())
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(sql`select pg_advisory_xact_lock(${gazetteerLock})`)
    await writePlaces(tx, gazetteer)
  })
}

async function hasPlaces(db: Database['db']): Promise<boolean> {
  const [place] = await db.select({ id: places.id }).from(places).limit(1)
  return place !== undefined
}
