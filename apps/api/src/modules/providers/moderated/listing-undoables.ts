import type { Db } from '../../../db/connect.ts'
import { batches as batchTable } from '../../../db/schema/index.ts'
import type { UploadsService } from '../../platform/media/uploads.service.ts'
import type { ListingFields } from '../../trust/moderation/subjects/listing-fields.ts'
import type { ReturnedRow, Undoable } from '../../trust/undo/undoable.ts'
import type { BatchEditingRepository } from '../batches/batch-editing.repository.ts'
import type { BatchTimetable } from '../batches/batch-editing.service.ts'
import type { SchoolEditingRepository } from '../schools/school-editing.repository.ts'
import { moderatedTables } from './moderated-rows.repository.ts'
import { reindex } from './reindex.ts'

/** The ids among these that the user owns or works for. */
export type ListingOwnership = (
  kind: 'school' | 'store' | 'product',
  ids: readonly number[],
  userId: number,
  tx: Db,
) => Promise<number[]>

interface ListingUndoablesDeps {
  readonly listings: readonly ListingFields[]
  readonly schools: Pick<SchoolEditingRepository, 'addFormerSlug'>
  readonly uploads: Pick<UploadsService, 'exchange'>
  readonly batches: Pick<BatchEditingRepository, 'withoutRoomFor' | 'raiseRevision'>
  readonly timetable: Pick<BatchTimetable, 'changed'>
  readonly ownAmong: ListingOwnership
}

/** Fields that admins change and owners do not. */
const states = {
  moderation: ['moderation'],
  approved_revision: ['approved_revision'],
  owner: ['owner_id'],
}

/** The joining settings of a batch, which have a revision of their own. */
const joiningFields = {
  state: ['state', 'reopens_on'],
  joining: ['joining'],
  trial_seats: ['trial_seats'],
  trial_price: ['trial_price'],
  has_drop_in: ['has_drop_in'],
  drop_in_price: ['drop_in_price'],
  has_waitlist: ['has_waitlist'],
  offer_hours: ['offer_hours'],
  cutoff_hours: ['cutoff_hours'],
  min_age: ['min_age'],
  max_age: ['max_age'],
}
const joiningColumns = Object.values(joiningFields).flat()

/** The columns of each field, each column in one field only. */
function distinctFields({ fields }: ListingFields): Undoable['fields'] {
  const taken = new Set<string>()
  const distinct: Record<string, readonly string[]> = { ...states }
  for (const [field, { columns }] of Object.entries(fields)) {
    distinct[field] = columns.filter((column) => !taken.has(column))
    for (const column of columns) taken.add(column)
  }
  return distinct
}

const pathsOf = (files: unknown): string[] =>
  Array.isArray(files) ? files.filter((path) => typeof path === 'string') : []

/** The fields that an undo puts back in listings, and what follows from it. */
export function createListingUndoables(deps: ListingUndoablesDeps): Undoable[] {
  const { listings, schools, uploads, batches, timetable, ownAmong } = deps

  async function afterUndo(tx: Db, kind: ListingFields['kind'], rows: readonly ReturnedRow[]) {
    for (const { id, now, back } of rows) {
      if (kind === 'school' && typeof back.slug === 'string')
        await schools.addFormerSlug(tx, id, String(now.slug), back.slug)
      if ('files' in back) await uploads.exchange(tx, pathsOf(now.files), pathsOf(back.files))
    }
    await reindex(
      tx,
      kind,
      rows.map(({ id }) => id),
    )
  }

  const undoables = listings.map(
    (listing): Undoable => ({
      entity: listing.kind,
      table: moderatedTables[listing.kind],
      audited: listing.kind,
      nameColumn: listing.kind === 'store' ? 'brand_name' : 'name',
      fields: distinctFields(listing),
      isRevised: true,
      unrevisedFields: Object.keys(states),
      refused: (tx, ids, _actionId, userId) => ownAmong(listing.kind, ids, userId, tx),
      afterUndo: (tx, rows) => afterUndo(tx, listing.kind, rows),
    }),
  )
  return [
    ...undoables,
    {
      entity: 'batch',
      table: batchTable,
      audited: 'batch',
      nameColumn: 'name',
      fields: {
        name: ['name'],
        days: ['days'],
        starts_on: ['starts_on'],
        ends_on: ['ends_on'],
        start_time: ['start_time'],
        end_time: ['end_time'],
        seats: ['seats'],
        taken_elsewhere: ['taken_elsewhere'],
        price: ['price'],
        ...joiningFields,
      },
      isRevised: false,
      refused: (tx, ids, actionId) => batches.withoutRoomFor(tx, ids, actionId),
      async afterUndo(tx, rows) {
        const joining = rows.filter(({ back }) => joiningColumns.some((column) => column in back))
        await batches.raiseRevision(
          tx,
          joining.map(({ id }) => id),
        )
        for (const { id } of rows) await timetable.changed(tx, id)
      },
    },
  ]
}
