import { resolve } from 'node:path'
import pg from 'pg'
import { type Address, chooseAddress } from './address.ts'
import { adoptOrStart, type Cluster } from './adopt-or-start.ts'
import { applicationPassword, applicationRole } from './application-role.ts'
import { findBinaries } from './binaries.ts'
import { embeddedFolder, prepareFolder } from './data-folder.ts'
import { initialise, readPassword, superuser } from './initialise.ts'
import { OwnedByAnotherError } from './ownership.ts'
import { postmasterPid } from './postmaster.ts'
import { serverUser } from './server-user.ts'
import { databaseName, setUpDatabase } from './set-up-database.ts'
import { type ServerSettings, serverSettings } from './settings.ts'
import { stopServer } from './stop-server.ts'

export interface EmbeddedOptions {
  /** PostgreSQL settings to override, such as fsync in tests. */
  readonly settings?: ServerSettings
  /**
   * Use the server of a running process instead of refusing to start: for commands. Such a guest
   * does not stop the server.
   */
  readonly isGuestAllowed?: boolean
  /** Called after a lost server was restarted. */
  readonly onRestart?: () => void
  /** Called when a lost server cannot be restarted. */
  readonly onLost?: (error: unknown) => void
}

export interface EmbeddedServer {
  /** The application's connection URL, with the password. Never log it. */
  readonly connectionString: string
  /** The superuser's connection URL, with the password: for tests that create databases. */
  readonly superuserUrl: string
  readonly pid: number
  /** Whether the server was already running, left behind by a process that was killed. */
  readonly adopted: boolean
  /** Rolls back open transactions and stops the server. */
  stop(): Promise<void>
}

/**
 * Starts the PostgreSQL server below `dataDir`, creating it on the first run, and restarts it if it
 * is killed. Throws if another process uses the same data, if another major version created it, or
 * if the server cannot start, with the reason and the remedy.
 */
export async function startEmbedded(
  dataDir: string,
  options: EmbeddedOptions = {},
): Promise<EmbeddedServer> {
  const cluster = await prepareCluster(resolve(dataDir), options.settings)
  try {
    return await own(cluster, options)
  } catch (error) {
    if (!(options.isGuestAllowed && error instanceof OwnedByAnotherError)) throw error
    return useOwnedServer(cluster)
  }
}

async function prepareCluster(dataDir: string, overrides: ServerSettings = {}): Promise<Cluster> {
  const { root, cluster } = embeddedFolder(dataDir)
  const user = serverUser(cluster)
  prepareFolder(root, user)
  const binaries = findBinaries(root, user)
  await initialise(root, cluster, binaries, user)
  const address = chooseAddress(root, user)
  const password = readPassword(cluster)
  const ofSuperuser = { address, role: superuser, password }
  const ofApplication = {
    address,
    role: applicationRole,
    password: applicationPassword(password),
  }
  return {
    root,
    cluster,
    user,
    binaries,
    superuserUrl: (database) => urlOf(ofSuperuser, database),
    url: urlOf(ofApplication, databaseName),
    applicationPassword: ofApplication.password,
    settings: serverSettings(address, overrides),
  }
}

interface Login {
  readonly address: Address
  readonly role: string
  readonly password: string
}

const urlOf = ({ address, role, password }: Login, database: string) =>
  `postgres://${role}:${password}@localhost:${address.port}/${database}?host=${encodeURIComponent(address.host)}`

async function own(cluster: Cluster, options: EmbeddedOptions): Promise<EmbeddedServer> {
  let stopping: Promise<void> | undefined
  let current = await adoptOrStart(cluster)
  let recovery = Promise.resolve()
  const watchOver = () => {
    current.client.once('end', () => {
      if (!stopping) recovery = recover().catch(options.onLost)
    })
  }
  const recover = async () => {
    current.release()
    current = await adoptOrStart(cluster)
    watchOver()
    options.onRestart?.()
  }
  watchOver()
  await setUpDatabase(cluster, current.client)
  const { adopted } = current
  return {
    connectionString: cluster.url,
    superuserUrl: cluster.superuserUrl(databaseName),
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

/** Uses the server that another process owns. */
async function useOwnedServer(cluster: Cluster): Promise<EmbeddedServer> {
  const client = new pg.Client({ connectionString: cluster.superuserUrl('postgres') })
  await client.connect()
  await setUpDatabase(cluster, client).finally(() => client.end())
  return {
    connectionString: cluster.url,
    superuserUrl: cluster.superuserUrl(databaseName),
    pid: postmasterPid(cluster.cluster),
    adopted: false,
    stop: async () => {},
  }
}
