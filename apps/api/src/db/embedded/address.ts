import { createHash } from 'node:crypto'
import { chmodSync, chownSync, lstatSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ServerUser } from './server-user.ts'

/** The address at which the server listens: `host` is the folder of its socket, or 127.0.0.1 on Windows. */
export interface Address {
  readonly host: string
  readonly port: number
}

/** sockaddr_un holds 107 bytes, of which `/.s.PGSQL.5432.lock` takes 19. */
const longestSocketFolder = 85

/** A Unix socket in a private folder; on Windows a local port with SCRAM authentication. */
export function chooseAddress(root: string, user: ServerUser): Address {
  const digest = createHash('sha256').update(root).digest()
  // The port is derived from the folder, so that processes starting together use the same one.
  if (process.platform === 'win32')
    return { host: '127.0.0.1', port: 49_152 + (digest.readUInt16BE(0) % 16_000) }
  if (Buffer.byteLength(root) <= longestSocketFolder) return { host: root, port: 5432 }
  const folder = join(tmpdir(), `edbazaar-${digest.toString('hex').slice(0, 16)}`)
  claimFolder(folder, user)
  return { host: folder, port: 5432 }
}

/** Creates the folder in the shared temporary directory. Throws if another user owns it. */
function claimFolder(folder: string, user: ServerUser): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const stats = lstatSync(folder)
  const me = process.getuid?.()
  if (!stats.isDirectory() || (stats.uid !== me && stats.uid !== user?.uid))
    throw new Error(`${folder} belongs to another user: remove it, or set a shorter DATA_DIR`)
  if (user) chownSync(folder, user.uid, user.gid)
  chmodSync(folder, 0o700)
}
