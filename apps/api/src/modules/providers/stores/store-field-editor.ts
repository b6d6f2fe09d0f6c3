import type { Caller } from '../../../caller.ts'
import type { PlansService } from '../../billing/plans/plans.service.ts'
import type { FilterCatalogue, FiltersService } from '../../catalogue/filters/filters.service.ts'
import type { Images } from '../../platform/images/image-urls.ts'
import type { UploadsService } from '../../platform/media/uploads.service.ts'
import { normalise } from '../../platform/text/normalise.ts'
import { indexDocuments } from '../../search/documents/documents.service.ts'
import type { AuditService } from '../../trust/audit/audit.service.ts'
import type { CaseIntake } from '../../trust/cases/case-intake.ts'
import { movedPopularity } from '../completeness/popularity.ts'
import { storeCompleteness } from '../completeness/store-completeness.ts'
import {
  type AppliedEdit,
  createFieldEditor,
  type FieldEditorDefinition,
} from '../editing/field-editor.ts'
import { captionedFilesOf } from '../editing/files-json.ts'
import { requireEditorOrAdmin } from '../editing/ownership.ts'
import { planOwnerOf } from '../editing/plan-owner.ts'
import { requireComplete } from './complete-store.ts'
import type { StoreEditingRepository } from './store-editing.repository.ts'
import { readEstablishedYear, readOpeningTimes, readStoreFilters } from './store-facts.ts'
import {
  isLocation,
  isShownOnProducts,
  readText,
  type StoreChange,
  type StoreRow,
  toStoreFields,
} from './store-fields.ts'
import { readStoreImage } from './store-files.ts'
import type { StoreLocations } from './store-location.ts'

export type StoreFieldEditor = ReturnType<typeof createStoreFieldEditor>

interface StoreFieldEditorDeps {
  readonly audit: AuditService
  readonly intake: CaseIntake
  readonly repository: StoreEditingRepository
  readonly locations: StoreLocations
  readonly uploads: UploadsService
  readonly filters: Pick<FiltersService, 'catalogue'>
  readonly images: Images
  readonly plans: Pick<PlansService, 'requireRoom'>
}

export const storeMessages = { notFound: 'Store not found.' }

export const storeRecord = {
  ...storeMessages,
  listingOf: ({ id }: Pick<StoreRow, 'id'>) => ({ kind: 'store' as const, id }),
}

/** A store as admins see it. */
export const storeSubject = ({
  id,
  brandName,
  city,
  ownerId,
}: Pick<StoreRow, 'id' | 'brandName' | 'city' | 'ownerId'>) =>
  ({ kind: 'store', id, name: brandName, place: city, ownerId }) as const

type Columns = Partial<StoreRow>

interface Prepared {
  readonly catalogue: FilterCatalogue
  /** The columns of a new location. */
  readonly location: Columns
}

/** Edits a store's fields, one at a time. */
export function createStoreFieldEditor({
  audit,
  intake,
  repository,
  locations,
  uploads,
  filters,
  images,
  plans,
}: StoreFieldEditorDeps) {
  /** The values besides the row that reading a change needs: the catalogue, and where the store is. */
  async function prepare(change: StoreChange): Promise<Prepared> {
    const [catalogue, location] = await Promise.all([filters.catalogue(), locationOf(change)])
    return { catalogue, location }
  }

  async function locationOf(change: StoreChange): Promise<Columns> {
    if (change.field === 'place') return locations.ofPlace(change.value)
    const city = change.field === 'city' ? readText(change.field, change.value).city : null
    return city ? locations.ofCity(city) : {}
  }

  function columnsOf(row: StoreRow, change: StoreChange, prepared: Prepared): Columns {
    switch (change.field) {
      case 'is_active':
        return { isActive: change.value }
      case 'files':
        return readStoreImage(change.value, row, images.pathOf)
      case 'established_year':
        return readEstablishedYear(change.value)
      case 'opening_times':
        return readOpeningTimes(change.value)
      case 'filter_ids':
        return readStoreFilters(prepared.catalogue, change.value, row.filterIds)
      case 'place':
        return prepared.location
      case 'city':
        return withoutMove(row, prepared.location)
      default:
        return readText(change.field, change.value)
    }
  }

  async function write({
    tx,
    row,
    columns,
    after,
    change,
  }: AppliedEdit<StoreRow, StoreChange, Prepared>) {
    // Rows of products before their search documents: the order in which product editing locks.
    if (isShownOnProducts(change.field)) await repository.lockProducts(tx, row.id)
    const nProducts = (await repository.productsOf(row.id, tx)).length
    const completenessOf = (store: StoreRow) => storeCompleteness({ ...store, nProducts })
    const popularity = movedPopularity(row.popularity, completenessOf(row), completenessOf(after))
    await repository.save(tx, row.id, { ...columns, popularity })
    if (isLocation(change.field)) await repository.moveProducts(tx, row.id, row, after)
  }

  const definition: FieldEditorDefinition<StoreRow, StoreChange, Prepared> = {
    entity: 'store',
    transaction: repository.transaction,
    async prepare(caller, id, change) {
      requireEditorOrAdmin(caller, await repository.find(id), storeRecord)
      return prepare(change)
    },
    lock: repository.lock,
    requireAccess: (caller, row) => requireEditorOrAdmin(caller, row, storeRecord),
    fieldsOf: ({ field }) => [field],
    async columnsOf({ tx, caller, row, prepared, change }) {
      const columns = columnsOf(row, change, prepared)
      requireComplete(row, { ...row, ...columns })
      const ownerId = planOwnerOf(caller, row, change)
      if (ownerId !== null) await plans.requireRoom(tx, ownerId, 'stores', 'show')
      return columns
    },
    valuesOf: toStoreFields,
    moderation: { intake, subjectOf: storeSubject },
    files: { uploads, purpose: 'store', of: ({ files }) => files },
    write,
    async reindex({ tx, row, change }) {
      await indexDocuments(tx, 'store', [row.id])
      if (!isShownOnProducts(change.field)) return
      const products = await repository.productsOf(row.id, tx)
      await indexDocuments(
        tx,
        'product',
        products.map(({ id }) => id),
      )
    },
  }
  const editor = createFieldEditor(definition, audit)

  return {
    /**
     * Saves a change; returns the store's revision and the stored value. Throws `not_found`,
     * `forbidden`, `invalid_request` or `conflict`.
     */
    async edit(caller: Caller, id: number, change: StoreChange) {
      const { row } = await editor.edit(caller, id, change)
      const value =
        change.field === 'files'
          ? captionedFilesOf(row, images.file)
          : toStoreFields(row)[change.field]
      return { revision: row.revision, value }
    },
  }
}

/** Keeps the store's coordinates when its city is only spelled differently. */
function withoutMove(row: StoreRow, { city, ...columns }: Columns): Columns {
  if (!city) return columns
  const isMoved = row.lat === null || normalise(row.city ?? '') !== normalise(city)
  return isMoved ? { city, ...columns } : { city }
}
