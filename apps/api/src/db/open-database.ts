import pg from 'pg'
import type { Config } from '../config.ts'
import { createDatabase, type Database } from './connect.ts'
import { type EmbeddedServer, startEmbedded } from './embedded/start-embedded.ts'
import { migrateDatabase } from './migrate.ts'
import { withRetry } from './retry.ts'

export interface OpenDatabase extends Database {
  /** Its address, password included: never to be logged. */
  readonly url: string
  /** Closes the pool, then stops the embedded server where this process started it. */
  close(): Promise<void>
}

export interface OpenOptions {
  /** For commands: use the embedded server of a product that is running, rather than refuse. */
  readonly isGuestAllowed?: boolean
  /** Told what a person operating the product should know. */
  readonly onNotice?: (sentence: string) => void
  /** Told when the embedded server was lost and can't be brought back. */
  readonly onLost?: (error: unknown) => void
}

/**
 * The migrated database of the configuration: the one at DATABASE_URL, else the embedded one below
 * DATA_DIR. Throws where it can't be reached or started, with the reason and the remedy.
 */
export async function openDatabase(
  config: Config,
  options: OpenOptions = {},
): Promise<OpenDatabase> {
  const { onNotice = () => {} } = options
  const embedded = config.databaseUrl === undefined ? await start(config, options) : undefined
  const url = config.databaseUrl ?? embedded?.connectionString ?? ''
  try {
    const timeout = await usableTimeout(url, config.statementTimeout, onNotice)
    await migrateDatabase(url)
    const database = createDatabase({
      connectionString: url,
      max: config.databasePoolSize,
      statement_timeout: timeout,
      onIdleError: (error) => onNotice(`A database connection was lost: ${error.message}`),
    })
    return { ...database, url, close: () => database.close().then(() => embedded?.stop()) }
  } catch (error) {
    await embedded?.stop()
    throw error
  }
}

function start(config: Config, options: OpenOptions): Promise<EmbeddedServer> {
  const { isGuestAllowed = false, onNotice, onLost } = options
  return startEmbedded(config.dataDir, {
    isGuestAllowed,
    onRestart: () => onNotice?.('The embedded database had stopped, and is back.'),
    ...(onLost && { onLost }),
  })
}

/**
 * The first connection: says clearly that there is none, and learns whether a pooler in between
 * lets the timeout pass. PgBouncer refuses unknown parameters unless told to ignore them.
 */
async function usableTimeout(
  connectionString: string,
  timeout: number,
  onNotice: (sentence: string) => void,
): Promise<number | false> {
  if (timeout === 0) return connectOnce(connectionString, false)
  try {
    return await connectOnce(connectionString, timeout)
  } catch (error) {
    if (!(error instanceof Error && /unsupported startup parameter/.test(error.message)))
      throw error
    onNotice(
      'The pooler in front of the database takes no statement_timeout: set it for the role there.',
    )
    return false
  }
}

async function connectOnce(
  connectionString: string,
  statement_timeout: number | false,
): Promise<number | false> {
  try {
    await withRetry(async () => {
      const client = new pg.Client({ connectionString, statement_timeout })
      client.on('error', () => {})
      await client.connect().finally(() => client.end())
    })
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`The database${nameOf(connectionString)} can't be used: ${reason}`, { cause })
  }
  return statement_timeout
}

/** Which database it is, without user and password; nothing where the address is an unusual one. */
function nameOf(connectionString: string): string {
  if (!URL.canParse(connectionString)) return ''
  const { host, pathname } = new URL(connectionString)
  return ` ${pathname.slice(1)} at ${host}`
}
