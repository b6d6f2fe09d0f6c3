import { resolve } from 'node:path'
import pg from 'pg'
import { chooseAddress } from './address.ts'
import { findBinaries } from './binaries.ts'
import { bringUp, type Cluster } from './bring-up.ts'
import { embeddedFolder, prepareFolder } from './data-folder.ts'
import { ensureDatabase } from './ensure-database.ts'
import { databaseUser, initialise, readPassword } from './initialise.ts'
import { OwnedByAnotherError } from './ownership.ts'
import { postmasterPid } from './postmaster.ts'
import { serverUser } from './server-user.ts'
import { type ServerSettings, serverSettings } from './settings.ts'
import { stopServer } from './stop-server.ts'

export interface EmbeddedOptions {
  /** Settings of PostgreSQL that differ from the product's, such as fsync in tests. */
  readonly settings?: ServerSettings
  /**
   * Use the server of a running product rather than refuse: for commands beside it. Such a guest
   * does not stop the server.
   */
  readonly isGuestAllowed?: boolean
  /** Told when the server was lost and has come back. */
  readonly onRestart?: () => void
  /** Told when the server was lost and can't be brought back. */
  readonly onLost?: (error: unknown) => void
}

export interface EmbeddedServer {
  /** Address of the product's database, password included: never to be logged. */
  readonly connectionString: string
  /** Process id of the server. */
  readonly pid: number
  /** Whether the server was already running: a killed product left it behind. */
  readonly adopted: boolean
  /** Ends open transactions by rolling them back, and stops the server. */
  stop(): Promise<void>
}

/**
 * Starts the PostgreSQL that lives below `dataDir`, making it on the first run, and keeps it up:
 * a server that is killed comes back. Throws where another product uses the same data, where
 * another major version made them, or where the server can't start, with the reason and the remedy.
 */
export async function startEmbedded(
  dataDir: string,
  options: EmbeddedOptions = {},
): Promise<EmbeddedServer> {
  const cluster = prepareCluster(resolve(dataDir), options.settings)
  try {
    return await own(cluster, options)
  } catch (error) {
    if (!(options.isGuestAllowed && error instanceof OwnedByAnotherError)) throw error
    return visit(cluster)
  }
}

const databaseName = 'edbazaar'

function prepareCluster(dataDir: string, overrides: ServerSettings = {}): Cluster {
  const { root, cluster } = embeddedFolder(dataDir)
  const user = serverUser(cluster)
  prepareFolder(root, user)
  const binaries = findBinaries(root, user)
  initialise(root, cluster, binaries, user)
  const address = chooseAddress(root, user)
  const password = readPassword(cluster)
  const url = (database: string) =>
    `postgres://${databaseUser}:${password}@localhost:${address.port}/${database}?host=${encodeURIComponent(address.host)}`
  return { root, cluster, user, binaries, url, settings: serverSettings(address, overrides) }
}

async function own(cluster: Cluster, options: EmbeddedOptions): Promise<EmbeddedServer> {
  let stopping: Promise<void> | undefined
  let current = await bringUp(cluster)
  let recovery = Promise.resolve()
  const watchOver = () => {
    current.client.once('end', () => {
      if (!stopping) recovery = recover().catch(options.onLost)
    })
  }
  const recover = async () => {
    current.release()
    current = await bringUp(cluster)
    watchOver()
    options.onRestart?.()
  }
  watchOver()
  await ensureDatabase(current.client, databaseName)
  const { adopted } = current
  return {
    connectionString: cluster.url(databaseName),
    adopted,
    get pid() {
      return current.pid
    },
    stop() {
      stopping ??= recovery.then(() => stopServer(cluster, current))
      return stopping
    },
  }
}

/** Uses the server of the product that owns it. */
async function visit(cluster: Cluster): Promise<EmbeddedServer> {
  const client = new pg.Client({ connectionString: cluster.url('postgres') })
  await client.connect()
  await ensureDatabase(client, databaseName).finally(() => client.end())
  return {
    connectionString: cluster.url(databaseName),
    pid: postmasterPid(cluster.cluster),
    adopted: false,
    stop: async () => {},
  }
}
