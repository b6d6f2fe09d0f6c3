import type { Database } from '../../../../db/connect.ts'
import { addPlaces } from '../add-places.ts'
import { hasPlaces, lockGazetteer } from './gazetteer.repository.ts'
import { gazetteerPlaces } from './gazetteer-places.ts'
import { readIndianTowns } from './towns.ts'

/**
 * Loads the towns of India and the localities of its large cities into a database without places,
 * so that place search works before any import. However many processes start at once, one loads
 * them and the others wait. Returns whether it did.
 */
export async function loadGazetteer({ db }: Pick<Database, 'db'>): Promise<boolean> {
  if (await hasPlaces(db)) return false
  const gazetteer = gazetteerPlaces(await readIndianTowns())
  return db.transaction(async (tx) => {
    await lockGazetteer(tx)
    if (await hasPlaces(tx)) return false
    await addPlaces(tx, gazetteer)
    return true
  })
}

/** Adds the gazetteer to a database with other places, for an import that came first. */
export async function addGazetteer({ db }: Pick<Database, 'db'>): Promise<void> {
  const gazetteer = gazetteerPlaces(await readIndianTowns())
  await db.transaction(async (tx) => {
    await lockGazetteer(tx)
    await addPlaces(tx, gazetteer)
  })
}
