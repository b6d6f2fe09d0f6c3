import { Readable } from 'node:stream'
import { type Caller, forbidden, requireRecentPassword } from '../../../../caller.ts'
import { pagingOf, sliceOf } from '../../../../contract/page.ts'
import { maximumTotal, type TableRow, type TableRows } from '../../../../db/table-rows.ts'
import { csvHead, csvLine } from '../../../platform/csv/csv-line.ts'
import type { ExportLog } from '../../../platform/csv/export-log.service.ts'
import type { UserLimit } from '../../../platform/rate-limits/user-limit.ts'
import { tableCells, tableHeadings } from './table-csv.ts'

export interface AdminTableDeps {
  readonly log: ExportLog
  readonly userLimit: UserLimit
}

/** The page of a list. */
export interface Paged {
  readonly page: number
  readonly per_page: number
}

/** A table of all records of a kind, for admins. */
export interface AdminTable<Query, Row> {
  /** The name of the export in the log: "blogs". */
  readonly name: string
  readonly rows: TableRows<Query, Row>
  /** Whether the rows are about people: exports then need a recent password. @default false */
  readonly isPersonal?: boolean
}

const exportLimit = {
  name: 'admin-export',
  max: 60,
  msg: 'Too many exports. Try again in an hour.',
}

/** Rows that one statement reads for an export. */
const chunkSize = 500

/** Lists and exports the records of a table. Throws `forbidden` for callers who are not admins. */
export function createAdminTable<Query extends object, Row extends TableRow>(
  { log, userLimit }: AdminTableDeps,
  { name, rows, isPersonal = false }: AdminTable<Query, Row>,
) {
  async function* linesOf(ids: Int32Array): AsyncGenerator<string, void> {
    let hasHeadings = false
    for (let start = 0; start < ids.length; start += chunkSize) {
      const found = await rows.rows([...ids.subarray(start, start + chunkSize)])
      const [first] = found
      if (first === undefined) continue
      const head = hasHeadings ? '' : csvHead(tableHeadings(first))
      hasHeadings = true
      yield head + found.map((row) => csvLine(tableCells(row))).join('')
    }
  }

  return {
    async list(caller: Caller, query: Query & Paged) {
      requireAdmin(caller)
      const { data, count } = await rows.page(query, sliceOf(query))
      const total = Math.min(count, maximumTotal)
      return { data, total, is_total_exact: count <= maximumTotal, ...pagingOf(query, total) }
    },

    /** The file as a stream, which is read in parts. The export is logged before. */
    async download(caller: Caller, query: Query): Promise<Readable> {
      requireAdmin(caller)
      if (isPersonal) requireRecentPassword(caller)
      await userLimit(exportLimit, caller)
      const ids = await rows.ids(query)
      await log.add({
        userId: caller.userId,
        what: name,
        filter: Object.fromEntries(Object.entries(query)),
        rows: ids.length,
      })
      return Readable.from(linesOf(ids), { objectMode: false })
    },
  }
}

function requireAdmin(caller: Caller): void {
  if (!caller.isAdmin) throw forbidden()
}
