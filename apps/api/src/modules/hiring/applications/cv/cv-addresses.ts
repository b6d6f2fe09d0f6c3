import type { Schema } from '../../../../contract/operations.ts'
import { createAddressTokens } from '../../../leads/signed-addresses/address-token.ts'
import type { ReadKey } from '../../../platform/secrets/secret-box.ts'

export type CvAddresses = ReturnType<typeof createCvAddresses>

interface CvAddressesDeps {
  readonly readKey: ReadKey
  readonly basePath: string
}

const lifetime = 60_000

/** Addresses that serve a CV for 60 seconds, without a session. */
export function createCvAddresses({ readKey, basePath }: CvAddressesDeps) {
  const tokens = createAddressTokens({ readKey, purpose: 'cv address', payloadLength: 12 })
  return {
    async of(applicationId: number): Promise<Schema<'CvAddress'>> {
      const expiresAt = Date.now() + lifetime
      const payload = Buffer.alloc(12)
      payload.writeUInt32BE(applicationId, 0)
      payload.writeBigUInt64BE(BigInt(expiresAt), 4)
      const url = `${basePath}/api/application-cvs/${await tokens.of(payload)}`
      return { url, expires_at: new Date(expiresAt).toISOString() }
    },

    /** The id of the application; null for an address that has expired or that we did not write. */
    async read(token: string): Promise<number | null> {
      const payload = await tokens.read(token)
      if (!payload || Number(payload.readBigUInt64BE(4)) < Date.now()) return null
      return payload.readUInt32BE(0)
    },
  }
}
