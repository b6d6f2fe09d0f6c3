import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { RetryingPool } from './retrying-pool.ts'
import * as schema from './schema/index.ts'

type Schema = typeof schema
/** The connection that repositories query: the database or a transaction. */
export type Db = NodePgDatabase<Schema>

export interface Database {
  readonly db: Db
  readonly pool: pg.Pool
  /** Waits for running queries, then closes the connections. */
  close(): Promise<void>
}

export interface DatabaseOptions extends pg.PoolConfig {
  /** Called when an idle connection breaks; the pool replaces it. */
  readonly onIdleError?: (error: Error) => void
}

/**
 * Creates the pool and drizzle. No connection is made before the first query. Never change session
 * settings outside a transaction: PgBouncer may give each transaction another connection.
 */
export function createDatabase({ onIdleError, ...config }: DatabaseOptions): Database {
  const pool = new RetryingPool({
    application_name: 'EdBazaar',
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    ...config,
  })
  let closing: Promise<void> | undefined
  pool.on('error', (error) => {
    // Connections end in any order when the pool and the server are closed.
    if (closing === undefined) onIdleError?.(error)
  })
  return {
    pool,
    db: drizzle(pool, { schema }),
    close() {
      closing ??= pool.end()
      return closing
    },
  }
}
