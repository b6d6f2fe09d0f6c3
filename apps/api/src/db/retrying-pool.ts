import pg from 'pg'
import { withRetry } from './retry.ts'

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: Error | boolean) => void,
) => void

/**
 * A pool that waits while the database restarts: it retries a connection that cannot be made. That
 * is safe for any work, since nothing was sent yet. `pool.query` uses it too.
 */
export class RetryingPool extends pg.Pool {
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
