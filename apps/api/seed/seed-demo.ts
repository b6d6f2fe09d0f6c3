import type { Database, Db } from '../src/db/connect.ts'
import { plateKeyOf } from '../src/modules/platform/images/plate-key.ts'
import { readIndianTowns } from '../src/modules/platform/places/gazetteer/towns.ts'
import { blogCoverKeys } from './blogs/blog-rows.ts'
import { planDemoAccounts } from './demo-accounts.ts'
import { drawCoversApart } from './draw-covers-apart.ts'
import { fillDatabase, readValueIds } from './fill-database.ts'
import { schoolSites } from './geography/school-sites.ts'
import { demoSchools } from './schools/demo-schools.ts'
import { layOutVideos } from './videos/video-files.ts'
import { demoVideos, posterKeys } from './videos/video-rows.ts'

export interface SeedOptions {
  /** The folder that holds the folder `media`. */
  readonly dataDir: string
}

/**
 * Gives an empty database what a visitor can look at, and accounts to sign in with; draws its covers
 * and lays out its videos. All or nothing: the files first, since they may be written again, then everything in one transaction.
 */
export async function seedDemo(database: Pick<Database, 'db'>, { dataDir }: SeedOptions) {
  const demo = await planDemo(database)
  const imaged = demo.schools.filter(({ files = [] }) => files.length > 0)
  const schoolKeys = imaged.map(({ name }) => plateKeyOf(name))
  await drawCoversApart({ keys: [...schoolKeys, ...blogCoverKeys(), ...posterKeys()], dataDir })
  await layOutVideos(demoVideos, dataDir)
  const accounts = await planDemoAccounts(dataDir)
  await demo.insert(accounts.insert)
}

/**
 * 300 schools, 60 stores, 200 products and 40 jobs over real towns, 14 blogs and 18 videos,
 * all invented and always the same, in a database with the gazetteer; `insert` puts them into the database, and what else is given.
 */
export async function planDemo({ db }: Pick<Database, 'db'>) {
  const valueId = await readValueIds(db)
  const towns = await readIndianTowns()
  const schools = demoSchools(schoolSites(towns), (filter, value) =>
    valueId('schools', filter, value),
  )
  const insert = (also: (tx: Db) => Promise<void> = async () => {}) =>
    db.transaction(async (tx) => {
      await fillDatabase(tx, schools, valueId)
      await also(tx)
    })
  return { schools, insert }
}
