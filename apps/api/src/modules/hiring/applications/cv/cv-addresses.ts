import type { Schema } from '../../../../contract/operations.ts'
import type { ReadKey } from '../../../platform/secrets/secret-box.ts'
import { createSignedTokens } from '../../../platform/tokens/signed-tokens.ts'

export type CvAddresses = ReturnType<typeof createCvAddresses>

interface CvAddressesDeps {
  readonly readKey: ReadKey
  readonly basePath: string
}

const lifetime = 60_000
const payloadLength = 16

/** The CV of an application, or the file that answers a question. */
export interface FileOfApplication {
  readonly applicationId: number
  /** Null for the CV. */
  readonly questionId: number | null
}

/** Addresses that serve a CV, or a file that answers a question, for 60 seconds, without a session. */
export function createCvAddresses({ readKey, basePath }: CvAddressesDeps) {
  const tokens = createSignedTokens({ readKey, purpose: 'cv address', payloadLength })
  return {
    async of(applicationId: number, questionId?: number): Promise<Schema<'CvAddress'>> {
      const expiresAt = Date.now() + lifetime
      const payload = Buffer.alloc(payloadLength)
      payload.writeUInt32BE(applicationId, 0)
      payload.writeUInt32BE(questionId ?? 0, 4)
      payload.writeBigUInt64BE(BigInt(expiresAt), 8)
      const url = `${basePath}/api/application-cvs/${await tokens.of(payload)}`
      return { url, expires_at: new Date(expiresAt).toISOString() }
    },

    /** Null for an address that has expired or that we did not write. */
    async read(token: string): Promise<FileOfApplication | null> {
      const payload = await tokens.read(token)
      if (!payload || Number(payload.readBigUInt64BE(8)) < Date.now()) return null
      return {
        applicationId: payload.readUInt32BE(0),
        questionId: payload.readUInt32BE(4) || null,
      }
    },
  }
}
