import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const version = 1
const ivLength = 12
const tagLength = 16

/** Returns the 32 bytes from which the keys are derived. */
export type ReadKey = () => Promise<Buffer>

export type SecretBox = ReturnType<typeof createSecretBox>

/**
 * Encrypts secrets that the database stores, with AES-256-GCM. `purpose` separates the keys of
 * different kinds of secrets. What is encrypted for one owner cannot be decrypted as another's.
 */
export function createSecretBox(readKey: ReadKey, purpose: string) {
  const keyOf = async () => Buffer.from(hkdfSync('sha256', await readKey(), '', purpose, 32))
  return {
    async encrypt(secret: Buffer, owner: string): Promise<Buffer> {
      const iv = randomBytes(ivLength)
      const cipher = createCipheriv('aes-256-gcm', await keyOf(), iv)
      cipher.setAAD(Buffer.from(owner))
      const encrypted = Buffer.concat([cipher.update(secret), cipher.final()])
      return Buffer.concat([Buffer.of(version), iv, cipher.getAuthTag(), encrypted])
    },

    /** Throws if the key, the owner or the data has changed. */
    async decrypt(sealed: Buffer, owner: string): Promise<Buffer> {
      if (sealed[0] !== version) throw new Error('This secret has an unknown format')
      const tagStart = 1 + ivLength
      const decipher = createDecipheriv('aes-256-gcm', await keyOf(), sealed.subarray(1, tagStart))
      decipher.setAAD(Buffer.from(owner))
      decipher.setAuthTag(sealed.subarray(tagStart, tagStart + tagLength))
      return Buffer.concat([
        decipher.update(sealed.subarray(tagStart + tagLength)),
        decipher.final(),
      ])
    },
  }
}
