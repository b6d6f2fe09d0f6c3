import { spawn } from 'node:child_process'
import { serverEnvironment } from './server-environment.ts'
import type { ServerUser } from './server-user.ts'

/** A small process that stops the server when this one dies without doing so. */
export interface Watchdog {
  release(): void
}

/**
 * Watches over the server with this process id. The shell waits for its standard input: the end of
 * it means that this process is gone, a line that the server no longer needs watching.
 * SIGINT is PostgreSQL's fast shutdown: open transactions roll back, committed ones stay.
 * On Windows there is no watchdog: the next start adopts a server left behind.
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
