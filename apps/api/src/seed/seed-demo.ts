import type { Database } from '../db/connect.ts'
import { writePlaces } from '../modules/places/write-places.ts'
import { drawCovers } from './draw-covers.ts'
import { fillDatabase, readValueIds } from './fill-database.ts'
import { demoPlaces } from './geography/demo-places.ts'
import { schoolSites } from './geography/school-sites.ts'
import { readIndianTowns } from './geography/towns.ts'
import { demoSchools } from './schools/demo-schools.ts'

export interface SeedOptions {
  /** The folder that holds the folder `media`. */
  readonly dataDir: string
}

/**
 * Gives an empty database what a visitor can look at, and draws the schools' covers. All or nothing:
 * the pictures first, since they may be drawn again, then everything in one transaction.
 */
export async function seedDemo(database: Pick<Database, 'db'>, { dataDir }: SeedOptions) {
  const demo = await planDemo(database)
  const pictured = demo.schools.filter(({ files = [] }) => files.length > 0)
  await drawCovers(
    pictured.map(({ name }) => name),
    dataDir,
  )
  await demo.insert()
}

/**
 * Places, 300 schools, 60 stores, 200 products and 40 jobs over real towns, all invented and always
 * the same; `insert` puts them into the database.
 */
export async function planDemo({ db }: Pick<Database, 'db'>) {
  const valueId = await readValueIds(db)
  const towns = await readIndianTowns()
  const schools = demoSchools(schoolSites(towns), (filter, value) =>
    valueId('schools', filter, value),
  )
  const insert = () =>
    db.transaction(async (tx) => {
      await writePlaces(tx, demoPlaces(towns))
      await fillDatabase(tx, schools, valueId)
    })
  return { schools, insert }
}
