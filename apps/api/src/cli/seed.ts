import { createCoverDrawing } from '../../seed/cover-drawing.ts'
import { readConfig } from '../config.ts'
import { openDatabase } from '../db/open-database.ts'
import { resolveDataDir } from '../db/resolve-data-dir.ts'
import { seedEmptyDatabase } from '../db/seed-empty-database.ts'
import { loadGazetteer } from '../modules/platform/places/gazetteer/load-gazetteer.ts'

/** `pnpm --filter @edbazaar/api seed`: loads seed data into the configured database if it is empty. */
async function main(): Promise<void> {
  const onMessage = (message: string) => console.error(message)
  const config = resolveDataDir(readConfig(process.env), onMessage)
  const database = await openDatabase(config, { isGuestAllowed: true, onMessage })
  try {
    await loadGazetteer(database)
    await seedEmptyDatabase(database, { dataDir: config.dataDir, onMessage })
    const covers = await createCoverDrawing(config.dataDir)
    await covers?.drawAll()
  } finally {
    await database.close()
  }
}

if (import.meta.main) await main()
