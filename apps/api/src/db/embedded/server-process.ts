import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, constants, openSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Binaries } from './binaries.ts'
import { serverEnvironment } from './server-environment.ts'
import type { ServerUser } from './server-user.ts'
import type { ServerSettings } from './settings.ts'
import { type Watchdog, watch } from './watchdog.ts'

/** A PostgreSQL server that this process started. */
export interface ServerProcess {
  readonly pid: number
  readonly hasExited: boolean
  /** The log output since this start. */
  logSinceStart(): string
  /** Keeps the server running when this process ends, because another process owns it. */
  disown(): void
  /** Stops the server and waits until it has exited. */
  stop(): Promise<void>
}

const longestLog = 2 ** 20

/** Starts the server, with a watchdog that stops it when this process dies. */
export function startServer(
  folders: { root: string; cluster: string },
  binaries: Binaries,
  settings: ServerSettings,
  user: ServerUser,
): ServerProcess {
  const logFile = join(folders.root, 'server.log')
  const { log, written } = openLog(logFile)
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  // Detached: Ctrl-C in a terminal reaches only this process, which then stops the server.
  const child = spawn(binaries.path('postgres'), ['-D', folders.cluster, ...options], {
    ...user,
    cwd: '/',
    env: serverEnvironment(),
    detached: true,
    windowsHide: true,
    stdio: ['ignore', 'ignore', log],
  })
  closeSync(log)
  return follow(child, watch(child.pid ?? 0, user), () =>
    readFileSync(logFile).subarray(written).toString(),
  )
}

function follow(child: ChildProcess, watchdog: Watchdog, readLog: () => string): ServerProcess {
  let failure = ''
  let hasExited = false
  const end = () => {
    hasExited = true
    watchdog.release()
  }
  child.once('error', (error) => {
    failure = error.message
    end()
  })
  child.once('exit', end)
  return {
    pid: child.pid ?? 0,
    get hasExited() {
      return hasExited
    },
    logSinceStart: () => failure || readLog(),
    disown() {
      watchdog.release()
      child.unref()
    },
    async stop() {
      if (hasExited) return
      child.kill('SIGINT')
      await once(child, 'exit')
    },
  }
}

/**
 * A file rather than a pipe: an adopted server keeps writing after the process that started it has
 * died. Returns the open file and its size so far.
 */
function openLog(file: string): { log: number; written: number } {
  const { O_APPEND, O_CREAT, O_NOFOLLOW = 0, O_TRUNC, O_WRONLY } = constants
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0
  const written = size > longestLog ? 0 : size
  const start = written === size ? 0 : O_TRUNC
  return { log: openSync(file, O_APPEND | O_CREAT | O_NOFOLLOW | O_WRONLY | start, 0o600), written }
}
