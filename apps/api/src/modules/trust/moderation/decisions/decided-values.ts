import type { Db } from '../../../../db/connect.ts'
import type { CaseDetailRepository } from '../detail/case-detail.repository.ts'
import type { CaseRecord } from '../queue/case-record.ts'
import type { ListingFields } from '../subjects/listing-fields.ts'

export type DecidedValues = ReturnType<typeof createDecidedValues>

type Row = Readonly<Record<string, unknown>>

interface DecidedValuesDeps {
  readonly details: Pick<CaseDetailRepository, 'heldOf'>
  readonly listings: readonly ListingFields[]
}

/** The values that decisions are about, which cases keep for their pages. */
export function createDecidedValues({ details, listings }: DecidedValuesDeps) {
  return {
    /**
     * The values of the changed fields by case, as they are or wait now: call it before the decision
     * changes the listings. Two queries and one per kind of listing, however many cases there are.
     */
    async of(tx: Db, records: readonly CaseRecord[]): Promise<ReadonlyMap<number, Row>> {
      const edited = records.filter(({ fields }) => fields.length > 0)
      const held = await details.heldOf(
        edited.map(({ id }) => id),
        tx,
      )
      const values = new Map<number, Row>()
      for (const listing of listings) {
        const cases = edited.filter(({ subjectKind }) => subjectKind === listing.kind)
        if (cases.length === 0) continue
        const rows = await listing.find(
          tx,
          cases.map(({ subjectId }) => subjectId),
        )
        for (const { id, subjectId, fields } of cases) {
          const row = rows.get(subjectId)
          if (!row) continue
          const waiting = held.filter(({ caseId }) => caseId === id)
          const now = {
            ...listing.valuesOf(row),
            ...Object.fromEntries(waiting.map(({ field, after }) => [field, after])),
          }
          values.set(id, Object.fromEntries(fields.map((field) => [field, now[field]])))
        }
      }
      return values
    },
  }
}
