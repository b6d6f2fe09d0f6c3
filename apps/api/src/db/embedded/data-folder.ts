import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { serverEnvironment } from './server-environment.ts'
import type { ServerUser } from './server-user.ts'

/** Where root's data goes when the folder of the repository can't be reached by PostgreSQL. */
const fallbackDataDir = '/var/lib/edbazaar'

/** Where the embedded server keeps its things below DATA_DIR. */
export function embeddedFolder(dataDir: string) {
  const root = join(dataDir, 'postgres')
  return { root, cluster: join(root, 'data') }
}

/**
 * Makes the folder with mode 0700, owned by the server's user, and lets that user through DATA_DIR
 * to it. Throws where a folder further up is closed.
 */
export function prepareFolder(root: string, user: ServerUser): void {
  // Two steps: a recursive mkdir with mode 0700 would lock the parents that it makes, too.
  mkdirSync(dirname(root), { recursive: true })
  mkdirSync(root, { recursive: true, mode: 0o700 })
  if (user) chownSync(root, user.uid, user.gid)
  if ((statSync(root).mode & 0o77) !== 0) chmodSync(root, 0o700)
  if (!canReach(root, user)) letThrough(dirname(root))
  if (!canReach(root, user))
    throw new Error(
      `PostgreSQL must not run as root, so it runs as uid ${user?.uid}, which can't reach ${root}: a folder above is closed to others. Set DATA_DIR to a folder elsewhere such as ${fallbackDataDir}, run EdBazaar as an ordinary user, or set DATABASE_URL`,
    )
}

/**
 * The folder to use in place of a default that lies below a closed parent (a clone in root's home).
 * `note` is the sentence to tell the person, where the folder had to change.
 */
export function reachableDataDir(
  preferred: string,
  user: ServerUser,
): { dataDir: string; note?: string } {
  mkdirSync(preferred, { recursive: true })
  if (canReach(preferred, user)) return { dataDir: preferred }
  const note = `The database can't reach ${preferred} without root's rights, so data live in ${fallbackDataDir}; set DATA_DIR to choose.`
  return { dataDir: fallbackDataDir, note }
}

/**
 * Run by root, DATA_DIR may be open to root alone, as mktemp makes it. It is our folder: others may
 * then pass, but neither list nor read it. What lies above it is not ours to change.
 */
function letThrough(dataDir: string): void {
  const { mode, uid } = statSync(dataDir)
  if (uid === process.getuid?.()) chmodSync(dataDir, (mode & 0o777) | 0o001)
}

function canReach(folder: string, user: ServerUser): boolean {
  if (!user) return true
  const options = { ...user, cwd: '/', env: serverEnvironment() }
  return spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], options).status === 0
}
