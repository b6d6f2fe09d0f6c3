import { isDeepStrictEqual } from 'node:util'
import { refused } from '../../../../app-error.ts'
import type { Body } from '../../../../contract/operations.ts'
import type { Db } from '../../../../db/connect.ts'
import type { UploadsService } from '../../../platform/media/uploads.service.ts'
import type { ActionEntry } from '../../audit/audit.service.ts'
import type { CaseDetailRepository } from '../detail/case-detail.repository.ts'
import { uploadKeysIn } from '../detail/field-changes.ts'
import type { CaseRecord } from '../queue/case-record.ts'
import type { ListingFields } from '../subjects/listing-fields.ts'
import type { SubjectsRepository } from '../subjects/subjects.repository.ts'
import type { UpheldValues } from './upheld-values.ts'

export type FieldDecisions = ReturnType<typeof createFieldDecisions>

type Request = Body<'decideModerationCase'>
type ListingKind = ListingFields['kind']

interface FieldDecisionsDeps {
  readonly details: CaseDetailRepository
  readonly subjects: SubjectsRepository
  readonly listings: readonly ListingFields[]
  readonly uploads: Pick<UploadsService, 'exchange'>
  readonly upheld: UpheldValues
}

/** Puts back rejected fields, applies values that waited, and restores those of upheld appeals. */
export function createFieldDecisions(deps: FieldDecisionsDeps) {
  const { details, subjects, listings, uploads, upheld } = deps
  const listingOf = (kind: string) => listings.find((each) => each.kind === kind)

  async function requireFiles(tx: Db, value: unknown): Promise<void> {
    const lost = await details.lostFiles(uploadKeysIn(value), tx)
    if (lost.size > 0)
      throw refused('fields', 'The earlier images no longer exist, so they cannot be restored.')
  }

  /** The columns of the rejected fields as they were, except of those that are not public yet. */
  async function returnedColumns(
    tx: Db,
    { id, heldFields }: CaseRecord,
    listing: ListingFields,
    rejected: readonly string[],
  ) {
    const fields = rejected.filter((field) => !heldFields.includes(field))
    if (fields.length === 0) return {}
    const baseline = (await details.values(id, tx))?.baseline
    if (!baseline)
      throw refused('fields', 'The earlier values were not saved, so they cannot be restored.')
    if (fields.includes('files')) await requireFiles(tx, listing.valuesOf(baseline).files)
    const columns = listing.columnsOf(baseline)
    const names = fields.flatMap((field) => {
      const shape = listing.fields[field]
      if (!shape) throw refused('fields', `${field} cannot be restored.`)
      return shape.columns
    })
    return Object.fromEntries(names.map((name) => [name, columns[name] ?? null]))
  }

  /** The columns that a decision writes, by their names in the database. */
  async function decidedColumns(
    tx: Db,
    record: CaseRecord,
    listing: ListingFields,
    before: Readonly<Record<string, unknown>>,
    { outcome, fields = [] }: Request,
  ) {
    const rejected = outcome === 'rejected_fields' ? fields.map(({ field }) => field) : []
    const held = outcome === 'shown' ? [] : await details.held(record.id, tx)
    const applied = held.filter(({ field }) => !rejected.includes(field))
    const values = applied.map(({ field, after: value }) => ({ field, value }))
    const returned = await returnedColumns(tx, record, listing, rejected)
    if (outcome === 'rejected_fields')
      return { ...returned, ...(await listing.heldColumns(tx, before, values)) }
    const restored = await upheld.of(tx, record, listing, before)
    const all = [...restored.held, ...values]
    return { ...restored.columns, ...(await listing.heldColumns(tx, before, all)) }
  }

  return {
    /**
     * Writes the fields that a decision puts back, applies or restores, as one new revision. Returns the
     * entries for the audit log. Throws `invalid_request`.
     */
    async decide(
      tx: Db,
      record: CaseRecord,
      kind: ListingKind,
      request: Request,
    ): Promise<ActionEntry[]> {
      if (!['approved', 'rejected_fields', 'shown'].includes(request.outcome)) return []
      const listing = listingOf(kind)
      const id = record.subjectId
      const before = (await listing?.find(tx, [id]))?.get(id)
      if (!listing || !before) return []
      const columns = await decidedColumns(tx, record, listing, before, request)
      if (Object.keys(columns).length === 0) return []
      await subjects.saveColumns(tx, kind, id, columns)
      await listing.afterChange(tx, before)
      const after = (await listing.find(tx, [id])).get(id)
      if (!after) return []
      await uploads.exchange(tx, filesOf(before), filesOf(after))
      return entriesOf(listing, id, before, after)
    },
  }
}

const filesOf = ({ files }: Readonly<Record<string, unknown>>): string[] =>
  Array.isArray(files) ? files.filter((path) => typeof path === 'string') : []

function entriesOf(
  listing: ListingFields,
  entityId: number,
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): ActionEntry[] {
  const [from, to] = [listing.valuesOf(before), listing.valuesOf(after)]
  const revision = Number(after.revision)
  return Object.keys(from)
    .filter((field) => !isDeepStrictEqual(from[field], to[field]))
    .map((field) => ({
      entity: listing.kind,
      entityId,
      field,
      before: from[field],
      after: to[field],
      revision,
    }))
}
