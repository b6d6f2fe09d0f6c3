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
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { hasCode } from '../error-code.ts'
import type { Binaries } from './binaries.ts'
import { isAlive } from './postmaster.ts'
import { serverEnvironment } from './server-environment.ts'
import type { ServerUser } from './server-user.ts'

/** The superuser that initdb creates. It sets the database up; the application uses another role. */
export const superuser = 'app'

const passwordFile = 'app.password'

/**
 * Creates the cluster on the first run. It is built in a separate folder and renamed into place in
 * one step, password included, so a process that is killed or overtaken leaves no partial cluster.
 * Throws if another major version created the data, or if the folder contains other files.
 */
export async function initialise(
  root: string,
  cluster: string,
  binaries: Binaries,
  user: ServerUser,
): Promise<void> {
  await removeKilledRuns(root)
  if (!existsSync(join(cluster, 'PG_VERSION'))) {
    if (existsSync(cluster) && readdirSync(cluster).length > 0)
      throw new Error(
        `${cluster} contains files but no PG_VERSION, so it is not a complete database: restore it from a backup, or move it away to start with an empty one`,
      )
    create(root, cluster, binaries, user)
  }
  checkVersion(cluster, binaries)
}

/** The password of the superuser, generated on the first run. */
export function readPassword(cluster: string): string {
  return readFileSync(join(cluster, passwordFile), 'utf8').trim()
}

/**
 * The initdb of a killed run can still be running. It fails once its files are gone, but can create
 * some while its folder is being removed: so removing is tried again, for up to 5.5 seconds.
 */
async function removeKilledRuns(root: string): Promise<void> {
  for (const name of readdirSync(root)) {
    const pid = /^init-(\d+)(\.password)?$/.exec(name)?.[1]
    if (pid !== undefined && !isAlive(Number(pid)))
      await rm(join(root, name), { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
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
    // Another process created the cluster first; use that one.
    if (!hasCode(error, 'ENOTEMPTY', 'EEXIST')) throw error
  } finally {
    rmSync(building, { recursive: true, force: true })
    rmSync(password, { force: true })
  }
}

function runInitdb(binaries: Binaries, folder: string, password: string, user: ServerUser): void {
  const identity = ['-U', superuser, '-A', 'scram-sha-256', '--pwfile', password]
  // The builtin provider sorts identically on every machine and after every C library update.
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const { error, status, stdout, stderr } = spawnSync(
    binaries.path('initdb'),
    ['-D', folder, '-E', 'UTF8', ...identity, ...locale],
    { ...user, cwd: '/', env: serverEnvironment(), encoding: 'utf8' },
  )
  if (error || status !== 0) {
    const reason = error?.message ?? `${stdout.slice(-300)}\n${stderr}`.trim()
    throw new Error(`PostgreSQL could not create its data folder ${folder}: ${reason}`, {
      cause: error,
    })
  }
}

function checkVersion(cluster: string, binaries: Binaries): void {
  const version = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim()
  if (version === String(binaries.major)) return
  throw new Error(
    `The data in ${cluster} was created by PostgreSQL ${version}, and this version of EdBazaar includes PostgreSQL ${binaries.major}. ` +
      `To migrate it: start the EdBazaar version that created the data and dump its database with pg_dump, move ${cluster} away, start this version, and restore the dump into it`,
  )
}
