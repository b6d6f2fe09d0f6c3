import type { Caller } from '../../../caller.ts'
import type { PlansService } from '../../billing/plans/plans.service.ts'
import { chosenValues, withModeValue } from '../../catalogue/filters/derived-values.ts'
import type { FilterCatalogue, FiltersService } from '../../catalogue/filters/filters.service.ts'
import type { Images } from '../../platform/images/image-urls.ts'
import type { UploadsService } from '../../platform/media/uploads.service.ts'
import { indexDocuments } from '../../search/documents/documents.service.ts'
import type { AuditService } from '../../trust/audit/audit.service.ts'
import type { CaseIntake } from '../../trust/cases/case-intake.ts'
import { movedPopularity } from '../completeness/popularity.ts'
import { productCompleteness } from '../completeness/product-completeness.ts'
import { createFieldEditor, type FieldEditorDefinition } from '../editing/field-editor.ts'
import { captionedFilesOf, readFileColumns } from '../editing/files-json.ts'
import { requireEditorOrAdmin } from '../editing/ownership.ts'
import { planOwnerOf } from '../editing/plan-owner.ts'
import type { LockedProduct } from './locked-product.ts'
import type { ProductEditingRepository } from './product-editing.repository.ts'
import {
  type ProductChange,
  type ProductRow,
  readAges,
  readDescription,
  readName,
  readPrice,
  toProductFields,
} from './product-fields.ts'
import { chosenFilters, filtersOfOtherKind } from './product-filters.ts'

export type ProductFieldEditor = ReturnType<typeof createProductFieldEditor>

interface ProductFieldEditorDeps {
  readonly audit: AuditService
  readonly intake: CaseIntake
  readonly repository: ProductEditingRepository
  readonly filters: FiltersService
  readonly uploads: UploadsService
  readonly images: Images
  readonly plans: Pick<PlansService, 'requireRoomInStore'>
}

export const productMessages = {
  notFound: 'Service not found.',
}

export const productRecord = {
  ...productMessages,
  listingOf: ({ storeId }: Pick<LockedProduct, 'storeId'>) => ({
    kind: 'store' as const,
    id: storeId,
  }),
}

/** A product as admins see it. */
export const productSubject = ({
  id,
  name,
  storeName,
  ownerId,
}: Pick<LockedProduct, 'id' | 'name' | 'storeName' | 'ownerId'>) =>
  ({ kind: 'product', id, name, place: storeName, ownerId }) as const

/** Edits a product's fields, one at a time. */
export function createProductFieldEditor({
  audit,
  intake,
  repository,
  filters,
  uploads,
  images,
  plans,
}: ProductFieldEditorDeps) {
  function columnsOf(
    row: ProductRow,
    { field, value }: ProductChange,
    catalogue: FilterCatalogue,
  ): Partial<ProductRow> {
    const { kind, mode, filterIds } = row
    switch (field) {
      case 'name':
        return readName(value)
      case 'kind':
        return {
          kind: value,
          filterIds: withModeValue(
            filtersOfOtherKind(catalogue, kind, value, chosenValues(filterIds)),
            value,
            mode,
          ),
        }
      case 'mode':
        return { mode: value, filterIds: withModeValue(filterIds, kind, value) }
      case 'description_html':
        return readDescription(value)
      case 'files':
        return readFileColumns(value, row, images.pathOf)
      case 'filter_ids':
        return {
          filterIds: withModeValue(chosenFilters(catalogue, kind, value, filterIds), kind, mode),
        }
      case 'ages':
        return readAges('ages', value)
      case 'price':
        return readPrice(value)
      case 'is_active':
        return { isActive: value }
    }
  }

  const definition: FieldEditorDefinition<LockedProduct, ProductChange, FilterCatalogue> = {
    entity: 'product',
    transaction: repository.transaction,
    prepare: () => filters.catalogue(),
    lock: repository.lock,
    requireAccess: (caller, row) => requireEditorOrAdmin(caller, row, productRecord),
    fieldsOf: ({ field }) => [field],
    async columnsOf({ tx, caller, row, change, prepared }) {
      const ownerId = planOwnerOf(caller, row, change)
      if (ownerId !== null) await plans.requireRoomInStore(tx, ownerId, row.storeId, 'show')
      return columnsOf(row, change, prepared)
    },
    valuesOf: toProductFields,
    moderation: { intake, subjectOf: productSubject },
    files: { uploads, purpose: 'store', of: ({ files }) => files },
    async write({ tx, row, columns, after }) {
      const [before, now] = [productCompleteness(row), productCompleteness(after)]
      const popularity = movedPopularity(row.popularity, before, now)
      await repository.save(tx, row.id, { ...columns, popularity })
    },
    reindex: ({ tx, row }) => indexDocuments(tx, 'product', [row.id]),
  }
  const editor = createFieldEditor(definition, audit)

  return {
    /**
     * Saves a change; returns the product's revision and the stored value. Throws `not_found`,
     * `forbidden`, `invalid_request` or `conflict`.
     */
    async edit(caller: Caller, id: number, change: ProductChange) {
      const { row } = await editor.edit(caller, id, change)
      const value =
        change.field === 'files'
          ? captionedFilesOf(row, images.file)
          : toProductFields(row)[change.field]
      return { revision: row.revision, value }
    },
  }
}
