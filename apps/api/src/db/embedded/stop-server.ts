import { spawnSync } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Cluster, Ownership } from './bring-up.ts'
import { isAlive, postmasterPid } from './postmaster.ts'
import { serverEnvironment } from './server-environment.ts'

const patience = 30_000

/** Stops the owned server: open transactions roll back, what was acknowledged is on disk. */
export async function stopServer(cluster: Cluster, ownership: Ownership): Promise<void> {
  const { client, pid } = ownership
  // The process id is the server's as long as the connection holds; afterwards it may be anybody's.
  if (!ownership.isLost()) requestStop(cluster, pid)
  await client.end().catch(() => {})
  // A server whose files somebody has removed stops, too, but is not waited for.
  const isRunning = () => isAlive(pid) && postmasterPid(cluster.cluster) === pid
  for (const started = Date.now(); isRunning(); await sleep(10)) {
    if (Date.now() - started < patience) continue
    // Stops without a last checkpoint: the next start replays the log, and nothing is lost.
    process.kill(pid, 'SIGQUIT')
    break
  }
  ownership.release()
}

function requestStop(cluster: Cluster, pid: number): void {
  if (process.platform !== 'win32') {
    // It may have died this very moment.
    if (isAlive(pid)) process.kill(pid, 'SIGINT')
    return
  }
  // Windows knows no SIGINT between processes, and a kill there would skip the last checkpoint.
  const stop = ['stop', '-D', cluster.cluster, '-m', 'fast', '-W']
  spawnSync(cluster.binaries.path('pg_ctl'), stop, { env: serverEnvironment() })
}
