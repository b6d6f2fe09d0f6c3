import type { Database, Db } from '../src/db/connect.ts'
import { placeholderKeyOf } from '../src/modules/platform/images/placeholder-key.ts'
import { readIndianTowns } from '../src/modules/platform/places/gazetteer/towns.ts'
import { blogCoverKeys } from './blogs/blog-rows.ts'
import { insertComments } from './comments.ts'
import { writeCoversToDraw } from './covers-to-draw.ts'
import { planDemoAccounts } from './demo-accounts.ts'
import { schoolSites } from './geography/school-sites.ts'
import { insertRecords, readValueIds } from './insert-records.ts'
import { insertLeads } from './leads.ts'
import { insertCases } from './moderation.ts'
import { demoSchools } from './schools/demo-schools.ts'
import { copyVideos } from './videos/video-files.ts'
import { demoVideos, posterKeys } from './videos/video-rows.ts'
import { insertViews } from './views.ts'

export interface SeedOptions {
  /** The folder that contains the folder `media`. */
  readonly dataDir: string
}

/**
 * Loads seed data and demo accounts into an empty database, copies videos, and leaves covers to be
 * drawn. All or nothing: the files first, since they can be written again, then one transaction.
 */
export async function seedDemo(database: Pick<Database, 'db'>, { dataDir }: SeedOptions) {
  const demo = await planDemo(database)
  await writeCoversToDraw(dataDir, demo.coverKeys)
  await copyVideos(demoVideos, dataDir)
  const accounts = await planDemoAccounts(dataDir)
  await demo.insert(async (tx) => {
    await accounts.insert(tx)
    await insertViews(tx)
    await insertLeads(tx)
    await insertCases(tx)
    await insertComments(tx)
  })
}

/**
 * Plans 300 schools, 60 stores, 200 products, 40 jobs, 14 blogs and 18 videos in real towns, all
 * invented and always the same. The database must have the gazetteer. `coverKeys` are the keys of
 * their covers; `insert` writes the records.
 */
export async function planDemo({ db }: Pick<Database, 'db'>) {
  const valueId = await readValueIds(db)
  const towns = await readIndianTowns()
  const schools = demoSchools(schoolSites(towns), (filter, value) =>
    valueId('schools', filter, value),
  )
  const imaged = schools.filter(({ files = [] }) => files.length > 0)
  const schoolKeys = imaged.map(({ name }) => placeholderKeyOf(name))
  const coverKeys = [...schoolKeys, ...blogCoverKeys(), ...posterKeys()]
  const insert = (also: (tx: Db) => Promise<void> = async () => {}) =>
    db.transaction(async (tx) => {
      await insertRecords(tx, schools, valueId)
      await also(tx)
    })
  return { coverKeys, insert }
}
