import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSecretBox } from './secret-box.ts'
import { secretKeyReader } from './secret-key.ts'

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'edbazaar-secrets-'))
})
afterAll(() => rm(dataDir, { recursive: true }))

const secret = Buffer.from('a shared secret')

it('returns what it encrypted, and encrypts it differently each time', async () => {
  const box = createSecretBox(async () => Buffer.alloc(32, 1), 'test')
  const [one, other] = [await box.encrypt(secret, '7'), await box.encrypt(secret, '7')]
  expect(one.equals(other)).toBe(false)
  expect(one.includes(secret)).toBe(false)
  expect(await box.decrypt(one, '7')).toEqual(secret)
})

it('refuses another owner, another key, another purpose and changed data', async () => {
  const key = randomBytes(32)
  const box = createSecretBox(async () => key, 'test')
  const sealed = await box.encrypt(secret, '7')
  await expect(box.decrypt(sealed, '8')).rejects.toThrow()
  const otherKey = createSecretBox(async () => randomBytes(32), 'test')
  await expect(otherKey.decrypt(sealed, '7')).rejects.toThrow()
  const otherPurpose = createSecretBox(async () => key, 'other')
  await expect(otherPurpose.decrypt(sealed, '7')).rejects.toThrow()
  const changed = Buffer.from(sealed)
  changed.writeUInt8(changed.readUInt8(changed.length - 1) ^ 1, changed.length - 1)
  await expect(box.decrypt(changed, '7')).rejects.toThrow()
})

it('creates one key in the data folder, readable only by its owner', async () => {
  const readers = [1, 2, 3].map(() => secretKeyReader({ dataDir, secretKey: undefined }))
  const keys = await Promise.all(readers.map((read) => read()))
  expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(1)
  const path = join(dataDir, 'secret.key')
  expect(Buffer.from(await readFile(path, 'utf8'), 'base64')).toHaveLength(32)
  expect((await stat(path)).mode & 0o777).toBe(0o600)
})

it('uses SECRET_KEY instead where it is set', async () => {
  const secretKey = Buffer.alloc(32, 3)
  expect(await secretKeyReader({ dataDir: '/nowhere', secretKey })()).toEqual(secretKey)
})
