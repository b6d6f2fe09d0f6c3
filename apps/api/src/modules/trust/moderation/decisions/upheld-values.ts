import { isDeepStrictEqual } from 'node:util'
import type { Db } from '../../../../db/connect.ts'
import type { CaseDetailRepository } from '../detail/case-detail.repository.ts'
import { uploadKeysIn } from '../detail/field-changes.ts'
import type { CaseRecord } from '../queue/case-record.ts'
import type { QueueRepository } from '../queue/queue.repository.ts'
import type { ListingFields } from '../subjects/listing-fields.ts'
import type { UpheldValuesRepository } from './upheld-values.repository.ts'

export type UpheldValues = ReturnType<typeof createUpheldValues>

type Row = Readonly<Record<string, unknown>>

interface UpheldValuesDeps {
  readonly repository: UpheldValuesRepository
  readonly queue: Pick<QueueRepository, 'find'>
  readonly details: Pick<CaseDetailRepository, 'lostFiles'>
}

interface FieldValue {
  readonly field: string
  readonly value: unknown
}

const nothing = { columns: {}, held: [] }

/** The values that return to a listing when an appeal against rejected fields is upheld. */
export function createUpheldValues({ repository, queue, details }: UpheldValuesDeps) {
  /** The columns of the rejected fields that nobody has changed since and whose files still exist. */
  async function returningColumns(
    tx: Db,
    appealed: CaseRecord,
    listing: ListingFields,
    fields: readonly string[],
  ): Promise<Row> {
    const found = await repository.revertedColumns(tx, appealed)
    if (!found) return {}
    const { values, changedSince } = found
    const lost = await details.lostFiles(
      fields.includes('files') ? uploadKeysIn(values.files) : [],
      tx,
    )
    const returning = fields.filter((field) => {
      const columns = listing.fields[field]?.columns ?? []
      return (
        !columns.some((column) => changedSince.includes(column)) &&
        !(field === 'files' && lost.size)
      )
    })
    const names = returning.flatMap((field) => listing.fields[field]?.columns ?? [])
    return Object.fromEntries(
      names.filter((name) => name in values).map((name) => [name, values[name]]),
    )
  }

  return {
    /**
     * The columns, by their names in the database, that return from the decision which the case
     * appeals against, and the values to apply that waited for it.
     */
    async of(
      tx: Db,
      { appealedCaseId }: CaseRecord,
      listing: ListingFields,
      row: Row,
    ): Promise<{ readonly columns: Row; readonly held: readonly FieldValue[] }> {
      if (appealedCaseId === null) return nothing
      const [appealed] = await queue.find([appealedCaseId], tx)
      if (appealed?.outcome !== 'rejected_fields') return nothing
      const rejected = appealed.rejections.map(({ field }) => field)
      const live = rejected.filter((field) => !appealed.heldFields.includes(field))
      const columns = await returningColumns(tx, appealed, listing, live)
      const now = listing.valuesOf(row)
      const waited = await repository.unappliedEdits(tx, appealed)
      const held = waited
        .filter(({ field, before }) => isDeepStrictEqual(now[field], before))
        .map(({ field, after: value }) => ({ field, value }))
      return { columns, held }
    },
  }
}
