import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'

/** What a product in a process of its own says of its server. */
interface Report {
  readonly pid?: number
  readonly adopted?: boolean
  readonly connectionString?: string
  readonly refusal?: string
}

export interface Product {
  readonly process: ChildProcess
  /** Comes when its server is up or refused; never, where the process is killed before. */
  readonly report: Promise<Report>
}

/** An empty folder, in memory where possible, through which the server's user can pass. */
export async function makeDataDir(): Promise<string> {
  const parent = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()
  const folder = await mkdtemp(join(parent, 'edbazaar-embedded-'))
  await chmod(folder, 0o711)
  return folder
}

export const removeDataDir = (folder: string) => rm(folder, { recursive: true, force: true })

/** Starts a product on the folder in a process of its own. */
export function startProduct(dataDir: string): Product {
  const script = join(import.meta.dirname, 'owner.ts')
  const child = spawn(process.execPath, [script, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines = createInterface({ input: child.stdout })
  const report = once(lines, 'line').then(([line]): Report => JSON.parse(line))
  return { process: child, report }
}

/** Ends the process with the signal, and waits until it is gone. */
export async function end(product: Product, signal: NodeJS.Signals): Promise<void> {
  if (product.process.exitCode !== null || product.process.signalCode !== null) return
  product.process.kill(signal)
  await once(product.process, 'exit')
}

/** The rows of one statement on a connection of its own. */
export async function query(connectionString: string | undefined, text: string) {
  const client = new pg.Client({ connectionString })
  client.on('error', () => {})
  await client.connect()
  const { rows } = await client.query(text).finally(() => client.end())
  return rows
}
