import { Readable } from 'node:stream'
import { type Caller, requireRecentPassword } from '../../../../caller.ts'
import type { Query } from '../../../../contract/operations.ts'
import { csvHead, csvLine } from '../../../platform/csv/csv-line.ts'
import { isoDayInIndia } from '../../../platform/dates/dates-in-india.ts'
import type { ExportAddresses } from '../../signed-addresses/export-address.ts'
import type { DeskAccess } from '../access/desk-access.ts'
import { termsOf } from '../consent/consent-json.ts'
import { permissionOf } from '../consent/permission.ts'
import { maskContacts } from '../contact/masked-text.ts'
import { checkRowsOf } from './check-rows.ts'
import type { DeskCsvRepository, DeskCsvRow } from './desk-csv.repository.ts'

export type DeskCsvService = ReturnType<typeof createDeskCsv>

interface DeskCsvDeps {
  readonly access: DeskAccess
  readonly repository: DeskCsvRepository
  /** The addresses of check rows; null if emails are not received. */
  readonly addresses: ExportAddresses | null
}

type CheckRow = Awaited<ReturnType<typeof checkRowsOf>>[number]

/** Enquiries that one statement reads. */
const chunkSize = 200

const columns = [
  'Reference',
  'Received',
  'State',
  'Listing',
  'Service',
  'Parent',
  'Email',
  'Child',
  'Born',
  'Class',
  'Year',
  'Message',
  'Assigned to',
  'First reply',
  'Next action',
]

/** Exports enquiries for spreadsheets. */
export function createDeskCsv({ access, repository, addresses }: DeskCsvDeps) {
  async function* linesOf(
    ids: readonly number[],
    checkRows: readonly CheckRow[],
  ): AsyncGenerator<string, void> {
    yield csvHead(columns)
    if (ids.length === 0) yield checkRows.map((lineAt) => lineAt(new Date())).join('')
    for (let start = 0; start < ids.length; start += chunkSize) {
      const end = start + chunkSize
      const rows = await repository.rows(ids.slice(start, end))
      const lines = rows.map((row) => lineOf(row, new Date()))
      for (const [nth, lineAt] of checkRows.entries()) {
        const index = placeOf(nth, checkRows.length, ids.length)
        if (index < start || index >= end) continue
        const receivedAt = rows[index - start]?.confirmedAt ?? new Date()
        lines.splice(index - start + nth, 0, lineAt(receivedAt))
      }
      yield lines.join('')
    }
  }

  return {
    /**
     * The file as a stream, which reads chunk by chunk and checks the consent again. The export is
     * logged before, without the check rows. Throws `invalid_request`, `not_found`, `forbidden`,
     * `confirm_password`.
     */
    async export(caller: Caller, request: Query<'downloadDeskEnquiries'>): Promise<Readable> {
      const { scope, listings } = await access.scope(caller, request, 'export enquiries')
      requireRecentPassword(caller)
      const query = { scope, filter: request, userId: caller.userId }
      const ids = await repository.ids(query, request.sort ?? 'newest')
      const exportId = await repository.log({
        userId: caller.userId,
        filter: { ...request },
        rows: ids.length,
      })
      const checkRows = addresses ? await checkRowsOf(addresses, exportId, listings) : []
      return Readable.from(linesOf(ids, checkRows), { objectMode: false })
    },
  }
}

/** The row before which a check row is inserted. Check rows are spread over the file. */
const placeOf = (nth: number, checkRows: number, rows: number) =>
  Math.floor(((nth + 1) * rows) / (checkRows + 1))

/** Empty for an enquiry whose consent has ended since. */
function lineOf(row: DeskCsvRow, now: Date): string {
  const permission = permissionOf(termsOf(row.consents), now)
  if (!permission.isLive) return ''
  return csvLine([
    row.reference,
    dayOf(row.confirmedAt),
    row.state,
    row.listingName,
    row.productName,
    row.parentName,
    permission.channels.includes('email') ? row.email : null,
    row.childName,
    row.bornMonth,
    row.classSought,
    row.wantedFrom,
    maskContacts(row.message),
    row.assigneeName,
    dayOf(row.firstReplyAt),
    row.nextActionOn,
  ])
}

const dayOf = (at: Date | null) => (at === null ? null : isoDayInIndia(at))
