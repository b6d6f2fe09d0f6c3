import { Readable } from 'node:stream'
import type { Caller } from '../../../../caller.ts'
import type { Query } from '../../../../contract/operations.ts'
import { csvLine } from '../../../platform/csv/csv-line.ts'
import { isoDayInIndia } from '../../../platform/dates/dates-in-india.ts'
import type { DeskAccess } from '../access/desk-access.ts'
import { termsOf } from '../consent/group-consents.repository.ts'
import { permissionOf } from '../consent/permission.ts'
import { maskContacts } from '../contact/masked-text.ts'
import type { DeskCsvRepository, DeskCsvRow } from './desk-csv.repository.ts'

export type DeskCsvService = ReturnType<typeof createDeskCsv>

interface DeskCsvDeps {
  readonly access: DeskAccess
  readonly repository: DeskCsvRepository
}

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
export function createDeskCsv({ access, repository }: DeskCsvDeps) {
  async function* linesOf(ids: readonly number[]): AsyncGenerator<string, void> {
    // Spreadsheets take a file with this mark for UTF-8.
    yield `\uFEFF${csvLine(columns)}`
    for (let start = 0; start < ids.length; start += chunkSize) {
      const rows = await repository.rows(ids.slice(start, start + chunkSize))
      yield rows.map((row) => lineOf(row, new Date())).join('')
    }
  }

  return {
    /**
     * The file as a stream, which reads chunk by chunk and checks the consent again. The export is
     * logged before. Throws `invalid_request`, `not_found`, `forbidden`.
     */
    async export(caller: Caller, request: Query<'downloadDeskEnquiries'>): Promise<Readable> {
      const { scope } = await access.scope(caller, request, 'export enquiries')
      const query = { scope, filter: request, userId: caller.userId }
      const ids = await repository.ids(query, request.sort ?? 'newest')
      await repository.log({
        userId: caller.userId,
        filter: { ...request },
        rows: ids.length,
      })
      return Readable.from(linesOf(ids), { objectMode: false })
    },
  }
}

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
