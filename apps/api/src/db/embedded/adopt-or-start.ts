import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { hasCode } from '../error-code.ts'
import type { Binaries } from './binaries.ts'
import { OwnedByAnotherError, takeOwnership } from './ownership.ts'
import { postmasterPid } from './postmaster.ts'
import { type ServerProcess, startServer } from './server-process.ts'
import type { ServerUser } from './server-user.ts'
import type { ServerSettings } from './settings.ts'
import { startFailure } from './start-failure.ts'
import { watch } from './watchdog.ts'

/** A data folder that is ready for a server. */
export interface Cluster {
  readonly root: string
  readonly cluster: string
  readonly user: ServerUser
  readonly binaries: Binaries
  readonly settings: ServerSettings
  /** The superuser's connection URL of a database, with the password. */
  superuserUrl(database: string): string
  /** The application's connection URL, with the password. */
  readonly url: string
  readonly applicationPassword: string
}

/** A running server that this process owns while the client stays connected. */
export interface Ownership {
  readonly client: pg.Client
  readonly pid: number
  readonly adopted: boolean
  /** Whether the server, and with it the ownership, was lost unexpectedly. */
  isLost(): boolean
  /** Ends the watchdog, once the server has stopped. */
  release(): void
}

const startTimeout = 60_000
const pause = 15
const mostStarts = 4

/**
 * Takes ownership of the server that runs on the data, or starts one. Throws OwnedByAnotherError,
 * or an Error with the end of the server log if the server does not start.
 */
export async function adoptOrStart(cluster: Cluster): Promise<Ownership> {
  let deadline = Date.now() + startTimeout
  let started: ServerProcess | undefined
  for (let starts = 0; ; await sleep(pause)) {
    const attempt = await tryToOwn(cluster, started)
    if ('client' in attempt) return await describe(attempt.client, cluster, started)
    // Wait longer for a server that is recovering after a crash, or stopping.
    if (hasCode(attempt.error, '57P03')) deadline = Date.now() + startTimeout
    const isHopeless = started?.hasExited && starts >= mostStarts && !isStillOccupied(started)
    if (Date.now() > deadline || isHopeless)
      throw startFailure(cluster.cluster, started?.logSinceStart() ?? '', attempt.error)
    if (started?.hasExited) {
      // It failed, or another process was faster: then the next attempt finds that server.
      await sleep(Math.min(100 * starts, 500))
      started = undefined
    } else if (!started && hasCode(attempt.error, 'ENOENT', 'ECONNREFUSED')) {
      starts += 1
      started = startServer(cluster, cluster.binaries, cluster.settings, cluster.user)
    }
  }
}

async function tryToOwn(cluster: Cluster, started: ServerProcess | undefined) {
  try {
    return { client: await takeOwnership(cluster.superuserUrl('postgres'), cluster.cluster) }
  } catch (error) {
    const isFinal = error instanceof OwnedByAnotherError || hasCode(error, '28P01', '28000')
    if (!isFinal) return { error }
    await settle(started, error instanceof OwnedByAnotherError ? error.serverPid : undefined)
    throw error
  }
}

/**
 * Of the server that this process started: if it is the one that runs on the data, its owner stops
 * it. Another one may still be starting, would find the data free once the running server stops,
 * and would then run with no owner: it is stopped here.
 */
async function settle(started: ServerProcess | undefined, running: number | undefined) {
  if (started?.pid === running) started?.disown()
  else await started?.stop()
}

async function describe(
  client: pg.Client,
  { cluster, user }: Cluster,
  started: ServerProcess | undefined,
): Promise<Ownership> {
  let hasEnded = false
  client.once('end', () => {
    hasEnded = true
  })
  const pid = postmasterPid(cluster)
  const owned = { client, pid, isLost: () => hasEnded }
  if (started?.pid === pid) return { ...owned, adopted: false, release: started.disown }
  await started?.stop()
  return { ...owned, adopted: true, release: watch(pid, user).release }
}

/**
 * After a server was killed, its data can stay locked for a moment, until its last processes have
 * ended. Retry then.
 */
function isStillOccupied(started: ServerProcess): boolean {
  return /lock file "[^"]*" already exists|shared memory block/.test(started.logSinceStart())
}
