import type { FastifyInstance } from 'fastify'
import { demoAccountsLine } from '../seed/demo-accounts-file.ts'
import { buildApp } from './app.ts'
import { builtSite } from './built-site.ts'
import { type Config, originOf } from './config.ts'
import { fillWithDemoData } from './db/demo-data.ts'
import { type OpenDatabase, openDatabase } from './db/open-database.ts'
import { loadGazetteer } from './modules/platform/places/gazetteer/load-gazetteer.repository.ts'
import { repairSearch } from './modules/search/documents/repair-search.ts'
import type { Stoppable } from './shutdown.ts'

export interface Product extends Stoppable {
  /** Where a browser on this machine finds it, BASE_PATH included. */
  readonly address: string
  /** A sentence that tells where the demo accounts stand. */
  readonly demoAccounts: string
}

export interface Operator {
  /** A sentence for the person who operates the product. */
  onNotice(sentence: string): void
  /** The database is gone for good. */
  onLost(error: unknown): void
}

/** Milliseconds that requests in flight have to end, once the product is told to stop. */
const grace = 10_000
/** Milliseconds between two looks for connections that have fallen idle meanwhile. */
const sweep = 20

/**
 * Opens the database, migrates and fills it, and serves pages, API and media.
 * Throws where one of these fails, after closing what was open.
 */
export async function startProduct(config: Config, operator: Operator): Promise<Product> {
  const database = await openDatabase(config, operator)
  try {
    await loadGazetteer(database)
    if (config.demoData) await fillWithDemoData(database, { ...operator, dataDir: config.dataDir })
    const app = await buildApp(config, { database, ...sitePart(config, operator) })
    await app.listen({ host: config.host, port: config.port })
    repairInBackground(database, operator)
    return {
      address: originOf(config.host, portOf(app)) + config.basePath,
      demoAccounts: demoAccountsLine(config.dataDir),
      stop: () => stop(app, database),
    }
  } catch (error) {
    await database.close()
    throw error
  }
}

/** An import that was killed may have left search without its indexes: slow, until they are back. */
function repairInBackground({ pool }: OpenDatabase, { onNotice }: Operator): void {
  repairSearch(pool).then(
    (wasBroken) => {
      if (wasBroken)
        onNotice('Search has its indexes again, which an interrupted import had put aside.')
    },
    (error: unknown) => onNotice(`Search indexes could not be restored: ${String(error)}`),
  )
}

function sitePart(config: Config, operator: Operator) {
  const site = builtSite(config)
  if (!site) operator.onNotice('The web app is not built, so only the API answers: pnpm build')
  return site && { site }
}

/** The port that the system gave, where PORT is 0. */
function portOf(app: FastifyInstance): number {
  const address = app.server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return address.port
}

/** Requests in flight first, then the pool, then the embedded server. */
async function stop(app: FastifyInstance, database: OpenDatabase): Promise<void> {
  // A connection falls idle once its request is answered; browsers and proxies would keep it open.
  const sweeping = setInterval(() => app.server.closeIdleConnections(), sweep)
  const impatience = setTimeout(() => app.server.closeAllConnections(), grace)
  await app.close()
  clearInterval(sweeping)
  clearTimeout(impatience)
  await database.close()
}
