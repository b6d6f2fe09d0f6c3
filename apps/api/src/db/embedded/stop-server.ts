import { spawnSync } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Cluster, Ownership } from './adopt-or-start.ts'
import { isAlive, postmasterPid } from './postmaster.ts'
import { serverEnvironment } from './server-environment.ts'

const stopTimeout = 30_000

/** Stops the owned server: open transactions are rolled back, committed ones are on disk. */
export async function stopServer(cluster: Cluster, ownership: Ownership): Promise<void> {
  const { client, pid } = ownership
  // The process id is certain only while the connection holds; afterwards another process may have
  // it.
  if (!ownership.isLost()) requestStop(cluster, pid)
  await client.end().catch(() => {})
  // A server whose files were deleted also stops, but this does not wait for it.
  const isRunning = () => isAlive(pid) && postmasterPid(cluster.cluster) === pid
  for (const started = Date.now(); isRunning(); await sleep(10)) {
    if (Date.now() - started < stopTimeout) continue
    // Stops without a last checkpoint: the next start replays the log, so nothing is lost.
    process.kill(pid, 'SIGQUIT')
    break
  }
  ownership.release()
}

function requestStop(cluster: Cluster, pid: number): void {
  if (process.platform !== 'win32') {
    // The server may just have stopped.
    if (isAlive(pid)) process.kill(pid, 'SIGINT')
    return
  }
  // Windows has no SIGINT between processes, and a kill there would skip the last checkpoint.
  const stop = ['stop', '-D', cluster.cluster, '-m', 'fast', '-W']
  spawnSync(cluster.binaries.path('pg_ctl'), stop, { env: serverEnvironment() })
}
