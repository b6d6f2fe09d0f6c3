import type { Config } from '../config.ts'
import { embeddedFolder, reachableDataDir } from './embedded/data-folder.ts'
import { serverUser } from './embedded/server-user.ts'

/**
 * Replaces the default data folder if the embedded server cannot reach it, for example below a
 * folder that only root may enter. A folder set by the operator is never changed.
 */
export function resolveDataDir(config: Config, onMessage: (message: string) => void): Config {
  if (config.databaseUrl !== undefined || config.isDataDirChosen) return config
  const user = serverUser(embeddedFolder(config.dataDir).cluster)
  const { dataDir, note } = reachableDataDir(config.dataDir, user)
  if (note !== undefined) onMessage(note)
  return { ...config, dataDir }
}
