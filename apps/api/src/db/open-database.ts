import pg from 'pg'
import type { Config } from '../config.ts'
import { createDatabase, type Database } from './connect.ts'
import { type EmbeddedServer, startEmbedded } from './embedded/start-embedded.ts'
import { migrateDatabase } from './migrate.ts'
import { withRetry } from './retry.ts'

export interface OpenDatabase extends Database {
  /** The connection URL, with the password. Never log it. */
  readonly url: string
  /** Closes the pool, then stops the embedded server if this process started it. */
  close(): Promise<void>
}

export interface OpenOptions {
  /** Use the embedded server of a running process instead of refusing to start: for commands. */
  readonly isGuestAllowed?: boolean
  /** Receives messages for the operator. */
  readonly onMessage?: (message: string) => void
  /** Called when the embedded server was lost and cannot be restarted. */
  readonly onLost?: (error: unknown) => void
}

/**
 * Opens and migrates the configured database: the one at DATABASE_URL, or else the embedded one in
 * DATA_DIR. Throws if it cannot be reached or started, with the reason and the remedy.
 */
export async function openDatabase(
  config: Config,
  options: OpenOptions = {},
): Promise<OpenDatabase> {
  const { onMessage = () => {} } = options
  const embedded = config.databaseUrl === undefined ? await start(config, options) : undefined
  const url = config.databaseUrl ?? embedded?.connectionString ?? ''
  try {
    const timeout = await usableTimeout(url, config.statementTimeout, onMessage)
    await migrateDatabase(url)
    if (!embedded) await warnOfSuperuser(url, onMessage)
    const database = createDatabase({
      connectionString: url,
      max: config.databasePoolSize,
      statement_timeout: timeout,
      onIdleError: (error) => onMessage(`A database connection was lost: ${error.message}`),
    })
    return { ...database, url, close: () => database.close().finally(() => embedded?.stop()) }
  } catch (error) {
    await embedded?.stop()
    throw error
  }
}

function start(config: Config, options: OpenOptions): Promise<EmbeddedServer> {
  const { isGuestAllowed = false, onMessage, onLost } = options
  return startEmbedded(config.dataDir, {
    isGuestAllowed,
    onRestart: () => onMessage?.('The embedded database had stopped and was restarted.'),
    ...(onLost && { onLost }),
  })
}

/**
 * Makes the first connection: fails with a clear message, and finds out whether a pooler accepts
 * the timeout. PgBouncer refuses unknown parameters unless told to ignore them.
 */
async function usableTimeout(
  connectionString: string,
  timeout: number,
  onMessage: (message: string) => void,
): Promise<number | false> {
  if (timeout === 0) return connectOnce(connectionString, false)
  try {
    return await connectOnce(connectionString, timeout)
  } catch (error) {
    if (!(error instanceof Error && /unsupported startup parameter/.test(error.message)))
      throw error
    onMessage(
      'The pooler in front of the database does not accept statement_timeout: set it for the database role instead.',
    )
    return false
  }
}

/** A superuser may read files and run programs, which a fault of the application must not allow. */
async function warnOfSuperuser(
  connectionString: string,
  onMessage: (message: string) => void,
): Promise<void> {
  const client = new pg.Client({ connectionString })
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows } = await client.query<{ role: string }>(
      'select rolname as role from pg_roles where rolname = current_user and rolsuper',
    )
    for (const { role } of rows)
      onMessage(
        `DATABASE_URL uses the superuser ${role}. Use a role that owns only this database: see Deployment in the README.`,
      )
  } finally {
    await client.end()
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

/** Database name and host, without user and password; empty if the URL cannot be parsed. */
function nameOf(connectionString: string): string {
  if (!URL.canParse(connectionString)) return ''
  const { host, pathname } = new URL(connectionString)
  return ` ${pathname.slice(1)} at ${host}`
}
