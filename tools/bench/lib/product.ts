import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const main = resolve(import.meta.dirname, '../../../apps/api/dist/main.js')
/** Milliseconds for a first start, which draws the demo schools' images. */
const patience = 180_000

export interface RunningProduct {
  /** Such as http://127.0.0.1:40123. */
  address: string
  /** Milliseconds of CPU, user and system, that the server has used so far. */
  cpuMilliseconds: () => number
  /** The most memory that it has held at any moment, in megabytes. */
  peakMegabytes: () => number
  stop: () => Promise<void>
}

/** A folder of data for one bench, gone after it. */
export function temporaryData(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'edbazaar-bench-'))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** Starts the built product on a free port, without limits on searches, and waits until it is ready. */
export async function startProduct(env: Record<string, string>): Promise<RunningProduct> {
  const port = await freePort()
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      SEARCH_RATE_LIMIT: '0',
      LOG_LEVEL: 'warn',
      // As npm start sets it: images leave less behind in glibc's pools of memory.
      MALLOC_ARENA_MAX: '2',
      ...env,
      PORT: String(port),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await ready(child)
  return {
    address: `http://127.0.0.1:${port}`,
    cpuMilliseconds: () => cpuOf(child.pid),
    peakMegabytes: () => peakOf(child.pid),
    stop: () => stop(child),
  }
}

function ready(child: ChildProcess): Promise<void> {
  return new Promise((done, fail) => {
    const timer = setTimeout(() => fail(new Error('The product did not start.')), patience)
    child.once('exit', (code) => fail(new Error(`The product ended with ${code}.`)))
    child.stdout?.on('data', (chunk: Buffer) => {
      if (!String(chunk).includes('EdBazaar is ready at')) return
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

/** Ticks of a hundredth of a second, as Linux counts them for a process and all its threads. */
const millisecondsPerTick = 10

function cpuOf(pid: number | undefined): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * millisecondsPerTick
}

function peakOf(pid: number | undefined): number {
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
