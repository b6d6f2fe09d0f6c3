import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { PatientPool } from './patient-pool.ts'
import * as schema from './schema/index.ts'

type Schema = typeof schema
/** What repositories query with: the database, or a transaction of it. */
export type Db = NodePgDatabase<Schema>

export interface Database {
  readonly db: Db
  readonly pool: pg.Pool
  /** Waits for the work of its connections, and closes them. */
  close(): Promise<void>
}

export interface DatabaseOptions extends pg.PoolConfig {
  /** Told of a connection that broke while idle; the pool replaces it by itself. */
  readonly onIdleError?: (error: Error) => void
}

/**
 * The pool and drizzle on top of it. No connection is made before the first query.
 * Nothing may be set for a session outside a transaction: PgBouncer hands each transaction another
 * connection.
 */
export function createDatabase({ onIdleError, ...config }: DatabaseOptions): Database {
  const pool = new PatientPool({
    application_name: 'EdBazaar',
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    ...config,
  })
  pool.on('error', (error) => onIdleError?.(error))
  let closing: Promise<void> | undefined
  return {
    pool,
    db: drizzle(pool, { schema }),
    close() {
      closing ??= pool.end()
      return closing
    },
  }
}
