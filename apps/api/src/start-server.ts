import type { FastifyInstance } from 'fastify'
import { demoAccountsMessage } from '../seed/demo-accounts-file.ts'
import { buildApp } from './app.ts'
import { builtSite } from './built-site.ts'
import { type Config, originOf } from './config.ts'
import { type OpenDatabase, openDatabase } from './db/open-database.ts'
import { seedEmptyDatabase } from './db/seed-empty-database.ts'
import { loadGazetteer } from './modules/platform/places/gazetteer/load-gazetteer.ts'
import { repairSearch } from './modules/search/documents/repair-search.ts'
import { closeServer, listenOrClose } from './server-lifecycle.ts'
import type { Stoppable } from './stop-on-signals.ts'

export interface RunningServer extends Stoppable {
  /** The URL for a browser on this machine, including BASE_PATH. */
  readonly address: string
  /** A message that lists the demo accounts. */
  readonly demoAccounts: string
}

export interface Operator {
  /** Shows a message to the operator. */
  onMessage(message: string): void
  /** The embedded database has ended and cannot be restarted. */
  onLost(error: unknown): void
}

/**
 * Opens the database, migrates it, loads seed data, and serves pages, API and media. A build of the
 * web app may end meanwhile. If one of these fails, it closes the database and throws.
 */
export async function startServer(
  config: Config,
  operator: Operator,
  whenBuilt: Promise<void> = Promise.resolve(),
): Promise<RunningServer> {
  const database = await openDatabase(config, operator)
  try {
    await loadGazetteer(database)
    if (config.demoData) await seedEmptyDatabase(database, { ...operator, dataDir: config.dataDir })
    await whenBuilt
    const app = await buildApp(config, { database, ...siteOption(config, operator) })
    await listenOrClose(app, config)
    repairInBackground(database, operator)
    return {
      address: originOf(config.host, portOf(app)) + config.basePath,
      demoAccounts: demoAccountsMessage(config.dataDir),
      stop: () => closeServer(app, database),
    }
  } catch (error) {
    await database.close()
    throw error
  }
}

/** Restores search indexes that an interrupted import dropped; search is slow without them. */
function repairInBackground({ pool }: OpenDatabase, { onMessage }: Operator): void {
  repairSearch(pool).then(
    (wasBroken) => {
      if (wasBroken)
        onMessage('Restored the search indexes that an interrupted import had dropped.')
    },
    (error: unknown) => onMessage(`Search indexes could not be restored: ${String(error)}`),
  )
}

function siteOption(config: Config, operator: Operator) {
  const site = builtSite(config)
  if (!site)
    operator.onMessage(
      'The web app is not built, so only the API is served. Build it with: pnpm build',
    )
  return site && { site }
}

/** The port in use, which the system chooses if PORT is 0. */
function portOf(app: FastifyInstance): number {
  const address = app.server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return address.port
}
