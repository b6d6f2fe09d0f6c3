import type { Config } from '../config.ts'
import { embeddedFolder, reachableDataDir } from './embedded/data-folder.ts'
import { serverUser } from './embedded/server-user.ts'

/**
 * The configuration with a data folder that the embedded server can reach: the default may lie
 * below a folder that only root may enter. A folder that somebody chose is never changed.
 * `onNotice` gets the sentence to tell the person.
 */
export function placeData(config: Config, onNotice: (sentence: string) => void): Config {
  if (config.databaseUrl !== undefined || config.isDataDirChosen) return config
  const user = serverUser(embeddedFolder(config.dataDir).cluster)
  const { dataDir, note } = reachableDataDir(config.dataDir, user)
  if (note !== undefined) onNotice(note)
  return { ...config, dataDir }
}
