import type { FastifyInstance } from 'fastify'
import type { OpenDatabase } from './db/open-database.ts'

/** Milliseconds that requests in flight have to finish when the server stops. */
const shutdownTimeout = 10_000
/** Milliseconds between two checks for idle connections during shutdown. */
const idleCheckInterval = 20

interface ListenOptions {
  readonly host: string
  readonly port: number
}

/** Starts to listen. If that fails, closes the app, with what its plugins started, and throws. */
export async function listenOrClose(
  app: FastifyInstance,
  { host, port }: ListenOptions,
): Promise<void> {
  try {
    await app.warmUpSearch()
    await app.listen({ host, port })
  } catch (error) {
    await app.close().catch((cause: unknown) => app.log.error({ err: cause }, 'closing failed'))
    throw error
  }
}

/**
 * Finishes requests in flight, then closes the pool and the embedded database. The database is
 * closed even if the app can't be closed in order.
 */
export async function closeServer(
  app: FastifyInstance,
  database: Pick<OpenDatabase, 'close'>,
): Promise<void> {
  // Browsers and proxies keep connections open after the last response, so idle ones are closed.
  const idleCheck = setInterval(() => app.server.closeIdleConnections(), idleCheckInterval)
  const forcedClose = setTimeout(() => app.server.closeAllConnections(), shutdownTimeout)
  try {
    await app.close()
  } finally {
    clearInterval(idleCheck)
    clearTimeout(forcedClose)
    await database.close()
  }
}
