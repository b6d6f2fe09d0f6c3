import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, rmSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import pg from 'pg'
import { embeddedFolder } from '../../src/db/embedded/data-folder.ts'
import { type EmbeddedServer, startEmbedded } from '../../src/db/embedded/start-embedded.ts'

/** What a process reports of its server. */
type Server = Pick<EmbeddedServer, 'pid' | 'adopted' | 'connectionString'>

export interface Product {
  readonly process: ChildProcess
  /** Resolves when the server has started or was refused; never, if the process is killed first. */
  readonly report: Promise<Server | { readonly refusal: string }>
}

/** Creates an empty folder, in memory if possible, that the server's user can enter. */
export async function makeDataDir(): Promise<string> {
  const parent = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()
  const folder = await mkdtemp(join(parent, 'edbazaar-embedded-'))
  await chmod(folder, 0o711)
  return folder
}

/**
 * Creates a folder like `makeDataDir`, with the data of a server that was started once and stopped.
 * The data is created once per process and copied: creating it takes as long as most of these tests.
 */
export async function makeUsedDataDir(): Promise<string> {
  used ??= createUsed()
  const folder = await makeDataDir()
  // Unlike Node's copy, this one keeps the owner of the files.
  await promisify(execFile)('cp', ['-a', `${await used}/.`, folder])
  return folder
}

let used: Promise<string> | undefined

async function createUsed(): Promise<string> {
  const folder = await makeDataDir()
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const server = await startEmbedded(folder, { settings: { fsync: 'off' } })
  await server.stop()
  return folder
}

export const removeDataDir = (folder: string) => rm(folder, { recursive: true, force: true })

/** Starts a process that supervises the embedded server of the folder. */
export function startProduct(dataDir: string): Product {
  const script = join(import.meta.dirname, 'owner.ts')
  const child = spawn(process.execPath, [script, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines = createInterface({ input: child.stdout })
  const report = once(lines, 'line').then(([line]) => JSON.parse(line))
  return { process: child, report }
}

/** The server of the process, once it has started. Rejects with the reason if it was refused. */
export async function serverOf(product: Product): Promise<Server> {
  const report = await product.report
  if ('refusal' in report) throw new Error(`The server was refused: ${report.refusal}`)
  return report
}

/** The reason why the process was refused a server, or undefined if it has one. */
export async function refusalOf(product: Product): Promise<string | undefined> {
  const report = await product.report
  return 'refusal' in report ? report.refusal : undefined
}

/** Sends a signal to the process and waits until it has exited. */
export async function end(product: Product, signal: NodeJS.Signals): Promise<void> {
  if (product.process.exitCode !== null || product.process.signalCode !== null) return
  product.process.kill(signal)
  await once(product.process, 'exit')
}

/** The command lines of the PostgreSQL servers that run on the folder, one each. */
export async function runningServers(dataDir: string): Promise<string[]> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'args'])
  return stdout
    .split('\n')
    .filter((args) => args.includes(` -D ${embeddedFolder(dataDir).cluster} `))
}

/** Runs one statement on a new connection and returns its rows. */
export async function query(connectionString: string, text: string) {
  const client = new pg.Client({ connectionString })
  client.on('error', () => {})
  await client.connect()
  const { rows } = await client.query(text).finally(() => client.end())
  return rows
}
