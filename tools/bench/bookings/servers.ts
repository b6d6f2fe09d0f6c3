import { once } from 'node:events'
import { startServer } from '../../../apps/api/test/server-process.ts'

/** A server of the API that the benchmark may kill. */
export interface KillableServer {
  /** Sends a request and returns its status; 0 if the server was killed meanwhile. */
  send(request: ApiRequest): Promise<number>
  readonly address: string
  kill(): Promise<void>
  stop(): Promise<void>
}

export interface ApiRequest {
  readonly method: 'GET' | 'POST' | 'PUT'
  /** Below /api. */
  readonly path: string
  readonly token: string
  readonly body?: object
}

/** Starts a server on the database, on a free port. */
export async function startKillable(databaseUrl: string): Promise<KillableServer> {
  const server = startServer({
    DATABASE_URL: databaseUrl,
    DEMO_DATA: 'false',
    FORM_RATE_LIMIT: '0',
    EDIT_RATE_LIMIT: '0',
    SEARCH_RATE_LIMIT: '0',
    LOG_LEVEL: 'silent',
    NODE_ENV: 'production',
  })
  const address = (await server.ready).replace(/\/$/, '')
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    server.process.kill(signal)
    if (server.process.exitCode === null && server.process.signalCode === null)
      await once(server.process, 'exit')
  }
  return {
    address,
    async send({ method, path, token, body }) {
      try {
        const response = await fetch(`${address}/api${path}`, {
          method,
          headers: {
            authorization: `Bearer ${token}`,
            ...(body && { 'content-type': 'application/json' }),
          },
          ...(body && { body: JSON.stringify(body) }),
        })
        await response.arrayBuffer()
        return response.status
      } catch {
        return 0
      }
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  }
}
