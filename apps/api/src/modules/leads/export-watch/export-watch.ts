import { isoDayInIndia } from '../../platform/dates/dates-in-india.ts'
import { hourSeconds } from '../../platform/dates/durations.ts'
import type { LimitsService } from '../../platform/rate-limits/limits.service.ts'
import type { ListingCases } from '../listing-cases/listing-cases.ts'
import type { ExportAddresses } from '../signed-addresses/export-address.ts'
import type { ExportWatchRepository } from './export-watch.repository.ts'

export type ExportWatch = ReturnType<typeof createExportWatch>

interface ExportWatchDeps {
  readonly repository: ExportWatchRepository
  readonly addresses: ExportAddresses
  readonly limits: Pick<LimitsService, 'retryAfterSeconds'>
  readonly listingCases: ListingCases
}

/** Emails about one export that count; the others are dropped. */
const limit = { name: 'export-watch', max: 5, seconds: hourSeconds }

/** Opens a case when an email arrives at an address that only an exported file contains. */
export function createExportWatch({
  repository,
  addresses,
  limits,
  listingCases,
}: ExportWatchDeps) {
  return {
    isWatched: async (address: string): Promise<boolean> =>
      (await addresses.read(address)) !== null,

    /** Ignores other addresses, and delivery reports, whose sender may be forged. */
    async report(
      recipient: string,
      { envelopeFrom }: { readonly envelopeFrom: string },
    ): Promise<void> {
      const row = await addresses.read(recipient)
      if (!row || envelopeFrom === '') return
      const { exportId, listing } = row
      const subject = `${exportId} ${listing.kind} ${listing.id}`
      if ((await limits.retryAfterSeconds(limit, subject)) > 0) return
      await repository.transaction(async (tx) => {
        const found = await repository.find(tx, exportId)
        const excerpt = found
          ? [found.name, isoDayInIndia(found.at)].filter(Boolean).join(', ')
          : null
        await listingCases.open(tx, listing, {
          code: 'exported_address',
          field: null,
          excerpt,
          amount: null,
        })
      })
    },
  }
}
