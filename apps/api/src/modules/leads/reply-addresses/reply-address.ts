import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { ReadKey } from '../../platform/secrets/secret-box.ts'

export type ReplyAddresses = ReturnType<typeof createReplyAddresses>

/** Whose reply about which enquiry. */
export interface ReplySubject {
  readonly enquiryId: number
  /** The member who answers; null for the sender of the enquiry. */
  readonly userId: number | null
}

const alphabet = 'abcdefghijklmnopqrstuvwxyz234567'
const payloadLength = 8
const signatureLength = 16

/**
 * Reply addresses such as `reply+k5sx…@reply.edbazaar.in`. The token names the enquiry and the
 * person, and is signed, so that nobody can guess an address. It is in lower case, because mail
 * servers may change the case.
 */
export function createReplyAddresses(domain: string, readKey: ReadKey) {
  async function signatureOf(payload: Buffer): Promise<Buffer> {
    const key = Buffer.from(hkdfSync('sha256', await readKey(), '', 'reply address', 32))
    return createHmac('sha256', key).update(payload).digest().subarray(0, signatureLength)
  }

  return {
    domain,

    async of({ enquiryId, userId }: ReplySubject): Promise<string> {
      const payload = Buffer.alloc(payloadLength)
      payload.writeUInt32BE(enquiryId, 0)
      payload.writeUInt32BE(userId ?? 0, 4)
      const token = encode(Buffer.concat([payload, await signatureOf(payload)]))
      return `reply+${token}@${domain}`
    },

    /** Null for an address that this server did not write. */
    async read(address: string): Promise<ReplySubject | null> {
      const [, token, host] = /^reply\+([a-z2-7]{39})@([^@]+)$/.exec(address.toLowerCase()) ?? []
      if (token === undefined || host !== domain) return null
      const bytes = decode(token)
      // Unused bits at the end would allow several addresses for one person.
      if (encode(bytes) !== token) return null
      const payload = bytes.subarray(0, payloadLength)
      if (!timingSafeEqual(bytes.subarray(payloadLength), await signatureOf(payload))) return null
      const userId = payload.readUInt32BE(4)
      return { enquiryId: payload.readUInt32BE(0), userId: userId === 0 ? null : userId }
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
