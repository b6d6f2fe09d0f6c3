import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'

const api = resolve(import.meta.dirname, '../../api')

/** A server for one spec, without seed data, for settings that the other specs do not have. */
export interface OwnServer {
  /** Such as http://localhost:40123: a name, because browsers allow no passkeys for IP addresses. */
  readonly origin: string
  readonly dataDir: string
  /** Runs a command of the operator beside the server, such as grant-admin. */
  runCommand(name: string, ...args: string[]): Promise<void>
  stop(): Promise<void>
}

/** Starts the built server with these settings and waits until it is ready. */
export async function startOwnServer(settings: Record<string, string>): Promise<OwnServer> {
  const port = await freePort()
  const dataDir = await mkdtemp(join(tmpdir(), 'edbazaar-e2e-own-'))
  const origin = `http://localhost:${port}`
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    DEMO_DATA: 'false',
    LOG_LEVEL: 'warn',
    PORT: String(port),
    PUBLIC_URL: origin,
    SIGN_IN_RATE_LIMIT: '0',
    ...settings,
  }
  const server = spawn(process.execPath, [join(api, 'dist/main.js')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await ready(server)
  return {
    origin,
    dataDir,
    async runCommand(name, ...args) {
      const command = join(api, 'src/cli', `${name}.ts`)
      await promisify(execFile)(process.execPath, [command, ...args], { env })
    },
    async stop() {
      const exit = once(server, 'exit')
      server.kill('SIGTERM')
      await exit
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function ready(server: ChildProcess): Promise<void> {
  if (server.stdout === null) throw new Error('The server has no output')
  for await (const line of createInterface({ input: server.stdout }))
    if (line.startsWith('EdBazaar is ready')) return
  throw new Error('The server ended before it was ready')
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  await new Promise((closed) => probe.close(closed))
  return typeof address === 'object' && address !== null ? address.port : 0
}
