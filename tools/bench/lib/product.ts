import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readCoversToDraw } from '../../../apps/api/seed/covers-to-draw.ts'
import { buildIfStale } from '../../build/build-if-stale.ts'
import { npmStartSettings } from './npm-start.ts'

const main = resolve(import.meta.dirname, '../../../apps/api/dist/main.js')
const probe = resolve(import.meta.dirname, '../hostile/probe.ts')
const bareServer = resolve(import.meta.dirname, 'bare-server.ts')
/** Milliseconds allowed for a first start, which loads seed data. */
const startTimeout = 180_000

export interface RunningProduct {
  /** Such as http://127.0.0.1:40123. */
  address: string
  /** CPU time of the server so far in milliseconds, user and system. */
  cpuMilliseconds: () => number
  /** Peak memory in megabytes. */
  peakMegabytes: () => number
  stop: () => Promise<void>
}

/** How long the event loop was blocked at worst since the last report, in milliseconds. */
interface EventLoopDelay {
  /** While the main thread computed. */
  readonly worst: number
  /** Also while it waited for a core. */
  readonly worstWaiting: number
}

export interface ProbedProduct extends RunningProduct {
  eventLoop: () => Promise<EventLoopDelay>
}

/** A temporary data folder. */
export function temporaryData(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'edbazaar-bench-'))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** Builds what has changed since it was last built, once per process. */
let built: Promise<unknown> | undefined
async function build(): Promise<void> {
  built ??= Promise.all(Object.values(buildIfStale()))
  await built
}

/** Starts the product on a free port, without search limits, and waits until it is ready. */
export async function startProduct(env: Record<string, string>): Promise<RunningProduct> {
  await build()
  const port = await freePort()
  const child = await start([main], settingsOf(env, port))
  if (env.DATA_DIR) await coversDrawn(env.DATA_DIR)
  return running(child, port)
}

/** The server draws the seed images once it is ready, which would take time from what is measured. */
async function coversDrawn(dataDir: string): Promise<void> {
  const deadline = performance.now() + startTimeout
  while ((await readCoversToDraw(dataDir)).length > 0) {
    if (performance.now() > deadline) throw new Error('The covers were not drawn in time.')
    await sleep(100)
  }
}

/** Like `startProduct`, with a probe in the process that measures its event loop. */
export async function startProbedProduct(env: Record<string, string>): Promise<ProbedProduct> {
  await build()
  const port = await freePort()
  const child = await start(['--import', probe, main], settingsOf(env, port))
  return {
    ...running(child, port),
    async eventLoop() {
      const reported = once(child, 'message')
      child.send('event-loop')
      const [delay] = await reported
      return delay
    },
  }
}

const settingsOf = (env: Record<string, string>, port: number) => ({
  SEARCH_RATE_LIMIT: '0',
  LOG_LEVEL: 'warn',
  ...npmStartSettings,
  ...env,
  PORT: String(port),
})

/** Starts a server that does nothing but send the same pages as the product. */
export async function startBareServer(urls: readonly string[]): Promise<RunningProduct> {
  const port = await freePort()
  return running(await start([bareServer, String(port), ...urls], {}), port)
}

async function start(args: readonly string[], env: Record<string, string>): Promise<ChildProcess> {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  await ready(child)
  return child
}

function running(child: ChildProcess, port: number): RunningProduct {
  return {
    address: `http://127.0.0.1:${port}`,
    cpuMilliseconds: () => cpuOf(child.pid),
    peakMegabytes: () => peakOf(child.pid),
    stop: () => stop(child),
  }
}

function ready(child: ChildProcess): Promise<void> {
  return new Promise((done, fail) => {
    const timer = setTimeout(
      () => fail(new Error('The product did not start in time.')),
      startTimeout,
    )
    child.once('exit', (code) => fail(new Error(`The product exited with ${code}.`)))
    child.stdout?.on('data', (chunk: Buffer) => {
      if (!/\bready\b/.test(String(chunk))) return
      clearTimeout(timer)
      done()
    })
  })
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((done) => {
    child.once('exit', () => done())
    child.kill('SIGTERM')
  })
}

/** Milliseconds per tick of Linux' CPU time counters. */
const millisecondsPerTick = 10

function cpuOf(pid: number | undefined): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * millisecondsPerTick
}

/** Peak resident memory of a process on Linux, in megabytes. */
export function peakOf(pid: number | undefined): number {
  const [, kilobytes] = /VmHWM:\s*(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
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
