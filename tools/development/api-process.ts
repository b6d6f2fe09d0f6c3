import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

export interface ApiProcess {
  /** Its origin, for the page server in front of it. */
  readonly origin: string
  stop(): void
}

/**
 * Runs the API on a separate port, and restarts it when its sources, the contract or a migration
 * change. `publicUrl` is the origin that the developer's browser uses.
 */
export async function watchApi(publicUrl: string): Promise<ApiProcess> {
  const port = String(await freePort())
  const watched = ['apps/api/src', 'openapi.yaml'].map((path) => `--watch-path=${path}`)
  const child = spawn(
    process.execPath,
    ['--watch', '--watch-preserve-output', ...watched, 'apps/api/src/main.ts'],
    {
      cwd: root,
      env: {
        ...process.env,
        PORT: port,
        HOST: '127.0.0.1',
        PUBLIC_URL: publicUrl,
        BASE_PATH: '',
        LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  const stop = () => void child.kill('SIGTERM')
  process.once('exit', stop)
  return { origin: `http://127.0.0.1:${port}`, stop }
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer()
    probe.once('error', fail)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address ? address.port : 0
      probe.close(() => done(port))
    })
  })
}
