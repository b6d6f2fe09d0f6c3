import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chownSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import type { Binaries } from './binaries.ts'
import { hasCode } from './error-code.ts'
import { isAlive } from './postmaster.ts'
import { serverEnvironment } from './server-environment.ts'
import type { ServerUser } from './server-user.ts'

/** The superuser that initdb makes, and the name under which the product signs in. */
export const databaseUser = 'app'

const passwordFile = 'app.password'

/**
 * Makes the cluster on the first run. It is built in a folder of its own and renamed into place in
 * one step, password included: a run that is killed, or that races another, leaves no half cluster.
 * Throws where the data were made by another major version, or where the folder holds other things.
 */
export function initialise(root: string, cluster: string, binaries: Binaries, user: ServerUser) {
  if (!existsSync(join(cluster, 'PG_VERSION'))) {
    if (existsSync(cluster) && readdirSync(cluster).length > 0)
      throw new Error(
        `${cluster} holds files but no PG_VERSION, so it is not a whole database: restore it from a backup, or move it away to start anew`,
      )
    removeKilledRuns(root)
    create(root, cluster, binaries, user)
  }
  checkVersion(cluster, binaries)
}

/** The password of the product's user, made by the first run. */
export function readPassword(cluster: string): string {
  return readFileSync(join(cluster, passwordFile), 'utf8').trim()
}

function removeKilledRuns(root: string): void {
  for (const name of readdirSync(root)) {
    const pid = /^init-(\d+)(\.password)?$/.exec(name)?.[1]
    if (pid !== undefined && !isAlive(Number(pid)))
      rmSync(join(root, name), { recursive: true, force: true })
  }
}

function create(root: string, cluster: string, binaries: Binaries, user: ServerUser): void {
  const building = join(root, `init-${process.pid}`)
  const password = `${building}.password`
  writeFileSync(password, randomBytes(24).toString('base64url'), { mode: 0o600 })
  if (user) chownSync(password, user.uid, user.gid)
  try {
    runInitdb(binaries, building, password, user)
    renameSync(password, join(building, passwordFile))
    renameSync(building, cluster)
  } catch (error) {
    // Another first run was quicker: its cluster is as good as ours.
    if (!hasCode(error, 'ENOTEMPTY', 'EEXIST')) throw error
  } finally {
    rmSync(building, { recursive: true, force: true })
    rmSync(password, { force: true })
  }
}

function runInitdb(binaries: Binaries, folder: string, password: string, user: ServerUser): void {
  const identity = ['-U', databaseUser, '-A', 'scram-sha-256', '--pwfile', password]
  // The builtin provider sorts alike on every machine and after every update of the C library.
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const { error, status, stdout, stderr } = spawnSync(
    binaries.path('initdb'),
    ['-D', folder, '-E', 'UTF8', ...identity, ...locale],
    { ...user, cwd: '/', env: serverEnvironment(), encoding: 'utf8' },
  )
  if (error || status !== 0) {
    const said = error?.message ?? `${stdout.slice(-300)}\n${stderr}`.trim()
    throw new Error(`PostgreSQL could not make its data folder ${folder}: ${said}`, {
      cause: error,
    })
  }
}

function checkVersion(cluster: string, binaries: Binaries): void {
  const made = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim()
  if (made === String(binaries.major)) return
  throw new Error(
    `The data in ${cluster} were made by PostgreSQL ${made}, and this EdBazaar ships PostgreSQL ${binaries.major}. ` +
      `To move them: start the EdBazaar that made them and dump its database with pg_dump, move ${cluster} away, start this one, and restore the dump into it`,
  )
}
