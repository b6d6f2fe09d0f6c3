import { readConfig } from '../config.ts'
import { fillWithDemoData } from '../db/demo-data.ts'
import { openDatabase } from '../db/open-database.ts'
import { placeData } from '../db/place-data.ts'
import { loadGazetteer } from '../modules/platform/places/gazetteer/load-gazetteer.repository.ts'

/** `pnpm --filter @edbazaar/api seed`: loads seed data into the configured database if it is empty. */
async function main(): Promise<void> {
  const onNotice = (message: string) => console.error(message)
  const config = placeData(readConfig(process.env), onNotice)
  const database = await openDatabase(config, { isGuestAllowed: true, onNotice })
  try {
    await loadGazetteer(database)
    await fillWithDemoData(database, { dataDir: config.dataDir, onNotice })
  } finally {
    await database.close()
  }
}

if (import.meta.main) await main()
