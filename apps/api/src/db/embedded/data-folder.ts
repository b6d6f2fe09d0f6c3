import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { serverEnvironment } from './server-environment.ts'
import type { ServerUser } from './server-user.ts'

/** Root's data folder if PostgreSQL cannot read the repository's folder. */
const fallbackDataDir = '/var/lib/edbazaar'

/** The paths of the embedded server below DATA_DIR. */
export function embeddedFolder(dataDir: string) {
  const root = join(dataDir, 'postgres')
  return { root, cluster: join(root, 'data') }
}

/**
 * Creates the folder with mode 0700, owned by the server user, and lets that user pass through
 * DATA_DIR. Throws if a folder above is closed to that user.
 */
export function prepareFolder(root: string, user: ServerUser): void {
  // Two steps: a recursive mkdir with mode 0700 would also close the parents that it creates.
  mkdirSync(dirname(root), { recursive: true })
  mkdirSync(root, { recursive: true, mode: 0o700 })
  if (user) chownSync(root, user.uid, user.gid)
  if ((statSync(root).mode & 0o77) !== 0) chmodSync(root, 0o700)
  if (!canReach(root, user)) allowPassage(dirname(root))
  if (!canReach(root, user))
    throw new Error(
      `PostgreSQL must not run as root, so it runs as uid ${user?.uid}, which can't reach ${root}: a folder above is closed to others. Set DATA_DIR to a folder elsewhere such as ${fallbackDataDir}, run EdBazaar as an ordinary user, or set DATABASE_URL`,
    )
}

/**
 * The folder to use if the default lies below a closed folder, such as a clone in root's home.
 * `note` explains a changed folder to the operator.
 */
export function reachableDataDir(
  preferred: string,
  user: ServerUser,
): { dataDir: string; note?: string } {
  mkdirSync(preferred, { recursive: true })
  if (canReach(preferred, user)) return { dataDir: preferred }
  const note = `The database can't reach ${preferred} without root's rights, so the data is stored in ${fallbackDataDir}; set DATA_DIR to choose.`
  return { dataDir: fallbackDataDir, note }
}

/**
 * DATA_DIR may be open to root only, as mktemp creates it. Other users may then pass through it,
 * but neither list nor read it. Folders above it are not changed.
 */
function allowPassage(dataDir: string): void {
  const { mode, uid } = statSync(dataDir)
  if (uid === process.getuid?.()) chmodSync(dataDir, (mode & 0o777) | 0o001)
}

function canReach(folder: string, user: ServerUser): boolean {
  if (!user) return true
  const options = { ...user, cwd: '/', env: serverEnvironment() }
  return spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], options).status === 0
}
