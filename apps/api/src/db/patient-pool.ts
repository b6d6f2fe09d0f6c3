import pg from 'pg'
import { withRetry } from './retry.ts'

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: Error | boolean) => void,
) => void

/**
 * A pool that waits out a restart of the database: a connection that can't be made yet is tried
 * again. That is safe for any work, since nothing has been sent; pool.query goes this way too.
 */
export class PatientPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>
  override connect(callback: Connected): void
  override connect(callback?: Connected): Promise<pg.PoolClient> | undefined {
    const connected = withRetry(() => super.connect())
    if (!callback) return connected
    connected.then(
      (client) => callback(undefined, client, (release) => client.release(release)),
      (error: unknown) => callback(asError(error), undefined, () => {}),
    )
    return undefined
  }
}

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)))
