import type { ListingOfMembers } from '../../../../caller.ts'
import { checkNames } from '../../../platform/csv/check-names.ts'
import { csvLine } from '../../../platform/csv/csv-line.ts'
import { isoDayInIndia } from '../../../platform/dates/dates-in-india.ts'
import { newReference } from '../../enquiries/record/reference.ts'
import type { ExportAddresses } from '../../signed-addresses/export-address.ts'

/** Number of check rows in an exported file, where emails to them are received. */
export const checkRowCount = 2

const messages = ['Please send me the fees for next year.', 'Is there a seat next year?'] as const

interface NamedListing extends ListingOfMembers {
  readonly name: string
}

/** The check rows of an export, as lines of its file. Without listings there are none. */
export async function checkRowsOf(
  addresses: ExportAddresses,
  exportId: number,
  listings: readonly NamedListing[],
): Promise<((receivedAt: Date) => string)[]> {
  if (listings.length === 0) return []
  return Promise.all(
    messages.map(async (message, position) => {
      const listing = listings[(exportId + position) % listings.length]
      if (!listing) throw new Error('There is no listing')
      const { child, parent } = checkNames(exportId, position)
      const email = await addresses.of({ exportId, listing, position })
      const reference = newReference()
      return (receivedAt: Date) =>
        csvLine([
          reference,
          isoDayInIndia(receivedAt),
          'new',
          listing.name,
          null,
          parent,
          email,
          child,
          null,
          null,
          null,
          message,
          null,
          null,
          null,
        ])
    }),
  )
}
