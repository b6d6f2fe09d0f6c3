import { spawn } from 'node:child_process'
import { serverEnvironment } from './server-environment.ts'
import type { ServerUser } from './server-user.ts'

/** A small process that stops the server if this process dies without doing so. */
export interface Watchdog {
  release(): void
}

/**
 * Watches the server with this process id. The shell reads its standard input: end of file means
 * that this process has died, a line means that the server needs no watchdog. SIGINT is
 * PostgreSQL's fast shutdown: open transactions are rolled back, committed ones stay. On Windows
 * there is no watchdog: the next start adopts a server that was left behind.
 */
export function watch(pid: number, user: ServerUser): Watchdog {
  if (process.platform === 'win32' || pid <= 0) return { release() {} }
  const shell = spawn('/bin/sh', ['-c', 'read line || kill -INT "$1"', 'sh', String(pid)], {
    ...user,
    cwd: '/',
    env: serverEnvironment(),
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  shell.once('error', () => {})
  shell.stdin.once('error', () => {})
  shell.unref()
  return {
    release() {
      shell.stdin.end('\n')
    },
  }
}
