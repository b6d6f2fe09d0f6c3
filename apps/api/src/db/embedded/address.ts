import { createHash } from 'node:crypto'
import { chmodSync, chownSync, lstatSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ServerUser } from './server-user.ts'

/** Where the server listens: `host` is the folder of its socket, or 127.0.0.1 on Windows. */
export interface Address {
  readonly host: string
  readonly port: number
}

/** sockaddr_un holds 107 bytes, of which `/.s.PGSQL.5432.lock` takes 19. */
const longestSocketFolder = 85

/** A Unix socket inside the closed folder; on Windows a port of this machine, which asks for SCRAM. */
export function chooseAddress(root: string, user: ServerUser): Address {
  const digest = createHash('sha256').update(root).digest()
  // The port follows from the folder, so that racing starts agree on it without a word.
  if (process.platform === 'win32')
    return { host: '127.0.0.1', port: 49_152 + (digest.readUInt16BE(0) % 16_000) }
  if (Buffer.byteLength(root) <= longestSocketFolder) return { host: root, port: 5432 }
  const folder = join(tmpdir(), `edbazaar-${digest.toString('hex').slice(0, 16)}`)
  ownFolder(folder, user)
  return { host: folder, port: 5432 }
}

/** Makes the folder in the shared temporary directory ours; throws where a stranger made it first. */
function ownFolder(folder: string, user: ServerUser): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const made = lstatSync(folder)
  const me = process.getuid?.()
  if (!made.isDirectory() || (made.uid !== me && made.uid !== user?.uid))
    throw new Error(`${folder} belongs to somebody else: remove it, or set a shorter DATA_DIR`)
  if (user) chownSync(folder, user.uid, user.gid)
  chmodSync(folder, 0o700)
}
