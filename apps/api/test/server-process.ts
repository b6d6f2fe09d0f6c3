import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

export interface ServerProcess {
  readonly process: ChildProcess
  /** The lines written to standard output so far. */
  readonly lines: readonly string[]
  /** The text written to standard error so far. */
  errors(): string
  /** Resolves with the URL when the server is ready; rejects if the process ends first. */
  readonly ready: Promise<string>
  /** Resolves with the exit code. */
  readonly exit: Promise<number | null>
}

const main = join(import.meta.dirname, '../src/main.ts')
const announcement = 'EdBazaar is ready at '

/** Starts main.ts in another process, on a free port, with only this environment. */
export function startServer(env: Record<string, string>): ServerProcess {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH ?? '', PORT: '0', LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const lines: string[] = []
  let errors = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text
  })
  const exit = once(child, 'close').then(([code]): number | null => code)
  const ready = new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      lines.push(line)
      if (line.startsWith(announcement)) resolve(line.slice(announcement.length))
    })
    exit.then((code) => reject(new Error(`The server ended with ${code}: ${errors}`)), reject)
  })
  ready.catch(() => {})
  return { process: child, lines, errors: () => errors, ready, exit }
}
