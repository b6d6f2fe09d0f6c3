import type { Readable } from 'node:stream'
import type { ImportCounts } from '../../../../db/schema/imports.ts'
import type { PlaceInput } from '../../../platform/places/place-row.ts'
import { csvRecords } from '../reading/csv-records.ts'
import { type ColumnMap, findHeadings, type Headings } from '../reading/headings.ts'
import { InputError } from '../reading/input-error.ts'
import { noCounts } from '../run/import-counts.ts'
import type { Rejection } from '../run/rejected-file.ts'
import { cleanPlace } from './clean-place.ts'
import { type PlaceColumn, type PlaceRecord, placeColumns } from './place-record.ts'
import type { PointFault, PointFaults, PointSurvey } from './point-survey.ts'

export interface PlaceBatch {
  records: number
  readonly places: PlaceInput[]
  readonly rejections: Rejection[]
  readonly counts: ImportCounts
  /** Rows whose point is not used as it is. */
  readonly pointFaults: PointFaults
  /** The batch was already imported by an interrupted run. */
  readonly isDone: boolean
}

export interface PlaceReading {
  readonly map: ColumnMap
  readonly batchRows: number
  /** Records imported by an earlier, interrupted run. */
  readonly skip: number
  readonly limit: number
  /** The survey of the whole list, which replaces points that can't be trusted. */
  readonly survey?: PointSurvey
  readonly onUnused: (headings: readonly string[]) => void
}

/**
 * Reads and cleans a list of places in batches; includes batches of an earlier run, marked as done.
 */
export async function* readPlaces(
  text: Readable,
  { map, batchRows, skip, limit, survey, onUnused }: PlaceReading,
): AsyncGenerator<PlaceBatch> {
  let headings: Headings<PlaceColumn> | undefined
  let records = 0
  let batch = emptyBatch(skip > 0)
  for await (const record of csvRecords(text)) {
    if (!headings) {
      if (!('values' in record)) throw new InputError(`The headings can't be read: ${record.fault}`)
      headings = findHeadings(record.values, placeColumns, map, ['name'])
      if (headings.unused.length > 0) onUnused(headings.unused)
      continue
    }
    if (records >= limit) break
    records += 1
    take(batch, record, headings, survey)
    if (batch.records < batchRows && records !== skip) continue
    yield batch
    batch = emptyBatch(records < skip)
  }
  if (!headings) throw new InputError('The file is empty: it has no headings')
  if (batch.records > 0) yield batch
}

const emptyBatch = (isDone: boolean): PlaceBatch => ({
  records: 0,
  places: [],
  rejections: [],
  counts: { ...noCounts },
  pointFaults: { shared: 0, contradicted: 0 },
  isDone,
})

type Record = { line: number } & ({ values: readonly string[] } | { fault: string; text: string })

function take(
  batch: PlaceBatch,
  record: Record,
  { positions }: Headings<PlaceColumn>,
  survey: PointSurvey | undefined,
): void {
  const { line } = record
  batch.records += 1
  const reject = (column: string, value: string, reason: string) => {
    if (reason.startsWith('row refused')) batch.counts.rejected += 1
    if (reason.startsWith('field dropped')) batch.counts.droppedFields += 1
    batch.rejections.push({ line, column, value, reason })
  }
  if (!('values' in record)) {
    reject('', record.text.slice(0, 500), `row refused: not CSV: ${record.fault}`)
    return
  }
  const of = (column: PlaceColumn) => record.values[positions.get(column) ?? -1] ?? ''
  const fields: PlaceRecord = {
    name: of('name'),
    type: of('type'),
    district: of('district'),
    state: of('state'),
    lat: of('lat'),
    lng: of('lng'),
    pincode: of('pincode'),
  }
  const place = cleanPlace(fields, reject)
  if (!place) return
  const fault = survey?.faultOf(place)
  if (fault) {
    batch.pointFaults[fault] += 1
    reject('lat', `${fields.lat}, ${fields.lng}`, pointReasons[fault])
  }
  batch.places.push(survey?.withTrustedPoint(place) ?? place)
}

const pointReasons = {
  shared: 'approximate: many places have these coordinates',
  contradicted: 'approximate: far from the other places with this PIN code',
} as const satisfies { readonly [fault in PointFault]: string }
