import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { ReadKey } from '../secrets/secret-box.ts'

interface SignedTokenDeps {
  readonly readKey: ReadKey
  /** Tokens of one purpose are not valid for another. */
  readonly purpose: string
  readonly payloadLength: number
}

const alphabet = 'abcdefghijklmnopqrstuvwxyz234567'
const signatureLength = 16

/**
 * Signed tokens for email addresses and for addresses of files, so that nobody can guess an address.
 * They are in lower case, because mail servers may change the case.
 */
export function createSignedTokens({ readKey, purpose, payloadLength }: SignedTokenDeps) {
  async function signatureOf(payload: Buffer): Promise<Buffer> {
    const key = Buffer.from(hkdfSync('sha256', await readKey(), '', purpose, 32))
    return createHmac('sha256', key).update(payload).digest().subarray(0, signatureLength)
  }

  return {
    async of(payload: Buffer): Promise<string> {
      return encode(Buffer.concat([payload, await signatureOf(payload)]))
    },

    /** The payload; null for a token that this server did not write. */
    async read(token: string): Promise<Buffer | null> {
      if (!/^[a-z2-7]+$/.test(token)) return null
      const bytes = decode(token)
      // Unused bits at the end would allow several tokens for one payload.
      if (bytes.length !== payloadLength + signatureLength || encode(bytes) !== token) return null
      const payload = bytes.subarray(0, payloadLength)
      const signature = bytes.subarray(payloadLength)
      return timingSafeEqual(signature, await signatureOf(payload)) ? payload : null
    },
  }
}

/** Base32 (RFC 4648) in lower case without padding. */
function encode(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  const groups = bits.match(/.{1,5}/g) ?? []
  return groups.map((group) => alphabet.charAt(Number.parseInt(group.padEnd(5, '0'), 2))).join('')
}

function decode(token: string): Buffer {
  const bits = [...token]
    .map((char) => alphabet.indexOf(char).toString(2).padStart(5, '0'))
    .join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
