import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hasCode } from '../../../db/error-code.ts'
import type { ReadKey } from './secret-box.ts'

interface KeySettings {
  readonly dataDir: string
  /** SECRET_KEY, if it is set. */
  readonly secretKey: Buffer | undefined
}

const keyLength = 32

/**
 * The key that encrypts secrets in the database: SECRET_KEY, or else a random one in DATA_DIR, which
 * is created when it is first needed. A copy of the database alone cannot be decrypted.
 */
export function secretKeyReader({ dataDir, secretKey }: KeySettings): ReadKey {
  let key: Promise<Buffer> | undefined
  return () => {
    key ??= secretKey ? Promise.resolve(secretKey) : storedKey(join(dataDir, 'secret.key'))
    key.catch(() => {
      key = undefined
    })
    return key
  }
}

async function storedKey(path: string): Promise<Buffer> {
  try {
    return await readKey(path)
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error
  }
  try {
    await mkdir(join(path, '..'), { recursive: true })
    await writeFile(path, `${randomBytes(keyLength).toString('base64')}\n`, {
      flag: 'wx',
      mode: 0o600,
      flush: true,
    })
  } catch (error) {
    // Another process has just created it.
    if (!hasCode(error, 'EEXIST')) throw error
  }
  return readKey(path)
}

async function readKey(path: string): Promise<Buffer> {
  const key = Buffer.from(await readFile(path, 'utf8'), 'base64')
  if (key.length !== keyLength) throw new Error(`${path} must contain 32 bytes in base64`)
  return key
}
