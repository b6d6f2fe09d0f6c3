import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Whether a process with this id runs, under any user. */
export function isAlive(pid: number): boolean {
  if (pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** The process id in the server's PID file, or 0 if there is none. */
export function postmasterPid(cluster: string): number {
  try {
    const [first = ''] = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
    return Number(first) || 0
  } catch {
    return 0
  }
}
