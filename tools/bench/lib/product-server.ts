import { startServer } from '../../../apps/api/test/server-process.ts'
import { npmStartSettings } from './npm-start.ts'
import { peakOf } from './product.ts'

export interface ProductServer {
  /** Its URL, without a trailing slash. */
  readonly address: string
  /** Peak memory in megabytes. */
  peakMegabytes(): number
  stop(): Promise<void>
}

/** Starts the server on a database in a separate process, on a free port, without rate limits. */
export async function startProductServer(databaseUrl: string): Promise<ProductServer> {
  const server = startServer({
    DATABASE_URL: databaseUrl,
    DEMO_DATA: 'false',
    ...npmStartSettings,
    SEARCH_RATE_LIMIT: '0',
    LOG_LEVEL: 'silent',
    NODE_ENV: 'production',
  })
  const address = (await server.ready).replace(/\/$/, '')
  return {
    address,
    peakMegabytes: () => peakOf(server.process.pid),
    async stop() {
      server.process.kill('SIGTERM')
      await server.exit
    },
  }
}
