import type { ListingOfMembers } from '../../../caller.ts'
import type { ReadKey } from '../../platform/secrets/secret-box.ts'
import { createSignedTokens } from '../../platform/tokens/signed-tokens.ts'

export type ExportAddresses = ReturnType<typeof createExportAddresses>

/** A row that we add to an exported file. */
export interface CheckRow {
  readonly exportId: number
  readonly listing: ListingOfMembers
  /** The position among the check rows of the export, from 0. */
  readonly position: number
}

const payloadLength = 10
const kinds = ['school', 'store'] as const

/**
 * The addresses of the check rows of exports, such as `parent.k5sx…@reply.edbazaar.in`. The token
 * names the export and the listing. No email from EdBazaar contains them.
 */
export function createExportAddresses(domain: string, readKey: ReadKey) {
  const tokens = createSignedTokens({ readKey, purpose: 'export address', payloadLength })
  return {
    async of({ exportId, listing, position }: CheckRow): Promise<string> {
      const payload = Buffer.alloc(payloadLength)
      payload.writeUInt32BE(exportId, 0)
      payload.writeUInt32BE(listing.id, 4)
      payload.writeUInt8(kinds.indexOf(listing.kind), 8)
      payload.writeUInt8(position, 9)
      return `parent.${await tokens.of(payload)}@${domain}`
    },

    /** Null for an address that this server did not write. */
    async read(address: string): Promise<CheckRow | null> {
      const [, token, host] = /^parent\.([^@]+)@([^@]+)$/.exec(address.toLowerCase()) ?? []
      const payload = token !== undefined && host === domain ? await tokens.read(token) : null
      const kind = payload && kinds[payload.readUInt8(8)]
      if (!payload || !kind) return null
      return {
        exportId: payload.readUInt32BE(0),
        listing: { kind, id: payload.readUInt32BE(4) },
        position: payload.readUInt8(9),
      }
    },
  }
}
