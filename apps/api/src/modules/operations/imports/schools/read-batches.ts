import type { Readable } from 'node:stream'
import type { ImportCounts } from '../../../../db/schema/imports.ts'
import { registerOf } from '../cleaning/register-facts.ts'
import {
  type RegisterColumn,
  type RegisterRecord,
  registerColumns,
} from '../cleaning/register-record.ts'
import { type CleaningRules, schoolKey, schoolRow } from '../cleaning/school-row.ts'
import { csvRecords } from '../reading/csv-records.ts'
import { type ColumnMap, findHeadings, type Headings } from '../reading/headings.ts'
import { InputError } from '../reading/input-error.ts'
import { noCounts } from '../run/import-counts.ts'
import type { KeyFilter } from '../run/key-filter.ts'
import type { Rejection } from '../run/rejected-file.ts'
import { keyText } from './known-schools.repository.ts'
import type { BatchRow, SchoolBatch } from './school-batch.ts'

export interface ReadingOptions {
  readonly map: ColumnMap
  /** The source of every row, for a file without this column. */
  readonly source: string | undefined
  readonly rules: CleaningRules
  /** Rows per batch. */
  readonly batchRows: number
  /** Records imported by an earlier, interrupted run. */
  readonly skip: number
  /** Maximum number of records to read, including the skipped ones. */
  readonly limit: number
  readonly seen: KeyFilter
  /** Called once with headings that match no column. */
  readonly onUnused: (headings: readonly string[]) => void
}

/**
 * Reads and cleans the rows of a register in batches. Throws InputError if the file is not a
 * register.
 */
export async function* readBatches(
  text: Readable,
  options: ReadingOptions,
): AsyncGenerator<SchoolBatch> {
  let headings: Headings<RegisterColumn> | undefined
  let batch = new BatchReader(options)
  let records = 0
  for await (const record of csvRecords(text)) {
    if (!headings) {
      headings = readHeadings(record, options)
      continue
    }
    if (records >= options.limit) break
    records += 1
    if (records <= options.skip) {
      // Its key still counts: a later row may repeat it.
      if ('values' in record)
        options.seen.add(keyText(schoolKey(named(record.values, headings, options.source))))
      continue
    }
    batch.take(record, headings)
    if (batch.records < options.batchRows) continue
    yield batch
    batch = new BatchReader(options)
  }
  if (!headings) throw new InputError('The file is empty: it has no headings')
  if (batch.records > 0) yield batch
}

function readHeadings(
  record: Parameters<BatchReader['take']>[0],
  { map, source, onUnused }: ReadingOptions,
): Headings<RegisterColumn> {
  if (!('values' in record)) throw new InputError(`The headings can't be read: ${record.fault}`)
  const headings = findHeadings(record.values, registerColumns, map, ['name', 'source_id'])
  if (source === undefined && !headings.positions.has('source'))
    throw new InputError('The file has no column source: name the register with --source NAME')
  if (headings.unused.length > 0) onUnused(headings.unused)
  return headings
}

/** The record by column name. */
function named(
  values: readonly string[],
  { positions }: Headings<RegisterColumn>,
  source: string | undefined,
): RegisterRecord {
  const of = (column: RegisterColumn) => values[positions.get(column) ?? -1] ?? ''
  return {
    source: of('source') || (source ?? ''),
    source_id: of('source_id'),
    name: of('name'),
    board: of('board'),
    address: of('address'),
    city: of('city'),
    district: of('district'),
    state: of('state'),
    pincode: of('pincode'),
    lat: of('lat'),
    lng: of('lng'),
    email: of('email'),
    phone: of('phone'),
    website: of('website'),
    established: of('established'),
    n_students: of('n_students'),
  }
}

/** A batch that is being filled. */
class BatchReader implements SchoolBatch {
  records = 0
  readonly rows: BatchRow[] = []
  readonly rejections: Rejection[] = []
  readonly counts: ImportCounts = { ...noCounts }
  readonly #options: ReadingOptions

  constructor(options: ReadingOptions) {
    this.#options = options
  }

  take(
    record: { line: number } & ({ values: readonly string[] } | { fault: string; text: string }),
    headings: Headings<RegisterColumn>,
  ): void {
    this.records += 1
    const { line } = record
    if (!('values' in record)) {
      this.counts.rejected += 1
      this.#reject(line, '', record.text.slice(0, 500), `row refused: not CSV: ${record.fault}`)
      return
    }
    this.#noteSurplus(line, record.values, headings.count)
    const fields = named(record.values, headings, this.#options.source)
    const row = schoolRow(fields, this.#options.rules, (column, value, reason) => {
      if (reason.startsWith('field dropped')) this.counts.droppedFields += 1
      this.#reject(line, column, value, reason)
    })
    if (!row) {
      this.counts.rejected += 1
      return
    }
    if (
      row.sourceId.length === fields.source_id.trim().length + 1 &&
      registerOf(row.source).isUdise
    )
      this.counts.repairedIds += 1
    this.rows.push({ line, row, isRepeated: this.#options.seen.add(keyText(row)) })
  }

  #noteSurplus(line: number, values: readonly string[], count: number): void {
    const surplus = values.slice(count).join(',')
    if (/[^,\s]/.test(surplus)) {
      this.counts.droppedFields += 1
      this.#reject(line, '', surplus, 'field dropped: more fields than headings')
    }
  }

  #reject(line: number, column: string, value: string, reason: string): void {
    this.rejections.push({ line, column, value, reason })
  }
}
