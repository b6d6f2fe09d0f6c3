import type { ReadKey } from '../../platform/secrets/secret-box.ts'
import { createSignedTokens } from '../../platform/tokens/signed-tokens.ts'

export type ReplyAddresses = ReturnType<typeof createReplyAddresses>

/** The author of a reply, and its enquiry. */
export interface ReplySubject {
  readonly enquiryId: number
  /** The member who answers; null for the sender of the enquiry. */
  readonly userId: number | null
}

const payloadLength = 8

/**
 * Reply addresses such as `reply+k5sx…@reply.edbazaar.in`, whose token names the enquiry and the
 * person.
 */
export function createReplyAddresses(domain: string, readKey: ReadKey) {
  const tokens = createSignedTokens({ readKey, purpose: 'reply address', payloadLength })
  return {
    domain,

    async of({ enquiryId, userId }: ReplySubject): Promise<string> {
      const payload = Buffer.alloc(payloadLength)
      payload.writeUInt32BE(enquiryId, 0)
      payload.writeUInt32BE(userId ?? 0, 4)
      return `reply+${await tokens.of(payload)}@${domain}`
    },

    /** Null for an address that this server did not write. */
    async read(address: string): Promise<ReplySubject | null> {
      const [, token, host] = /^reply\+([^@]+)@([^@]+)$/.exec(address.toLowerCase()) ?? []
      const payload = token !== undefined && host === domain ? await tokens.read(token) : null
      if (payload === null) return null
      const userId = payload.readUInt32BE(4)
      return { enquiryId: payload.readUInt32BE(0), userId: userId === 0 ? null : userId }
    },
  }
}
