import type { Db } from '../../../db/connect.ts'
import type { Caller } from '../../accounts/sessions/caller.ts'
import type { FilterCatalogue, FiltersService } from '../../catalogue/filters/filters.service.ts'
import type { Images } from '../../platform/images/image-addresses.ts'
import type { UploadsService } from '../../platform/media/uploads.service.ts'
import { writeDocuments } from '../../search/documents/write-documents.repository.ts'
import { movedPopularity } from '../completeness/popularity.ts'
import { productCompleteness } from '../completeness/product-completeness.ts'
import { editsRepository } from '../editing/edits.repository.ts'
import { recordEdit } from '../editing/field-edits.ts'
import { filesIn } from '../editing/files-json.ts'
import { owned } from '../editing/ownership.ts'
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
import { chosenFilters, movedFilters } from './product-filters.ts'

export type ProductChanges = ReturnType<typeof createProductChanges>

interface ProductChangesDeps {
  readonly repository: ProductEditingRepository
  readonly filters: FiltersService
  readonly uploads: UploadsService
  readonly images: Images
}

export const noProduct = 'There is no such tuition, activity, camp or workshop.'

/** Changes of a product's fields, one at a time. */
export function createProductChanges(needs: ProductChangesDeps) {
  const { repository, filters, uploads, images } = needs

  /** The columns that a change is of. Throws `invalid_request`. */
  function columnsOf(
    { kind, filterIds }: ProductRow,
    change: ProductChange,
    catalogue: FilterCatalogue,
  ): Partial<ProductRow> {
    const { field, value } = change
    switch (field) {
      case 'name':
        return readName(value)
      case 'kind':
        return { kind: value, filterIds: movedFilters(catalogue, kind, value, filterIds) }
      case 'mode':
        return { mode: value }
      case 'description_html':
        return readDescription(value)
      case 'files':
        return { files: filesIn(value).map(images.pathOf) }
      case 'filter_ids':
        return { filterIds: chosenFilters(catalogue, kind, value, filterIds) }
      case 'ages':
        return readAges('ages', value)
      case 'price':
        return readPrice(value)
      case 'is_active':
        return { isActive: value }
    }
  }

  async function saveLocked(
    tx: Db,
    caller: Caller,
    id: number,
    change: ProductChange,
    catalogue: FilterCatalogue,
  ) {
    const { userId } = caller
    const { field } = change
    const {
      product: before,
      ownerId,
      nBatches,
    } = owned(caller, await repository.lock(tx, id), noProduct)
    const columns = columnsOf(before, change, catalogue)
    const after = { ...before, ...columns }
    const [was, is] = [toProductFields(before), toProductFields(after)]
    const edit = { userId, entity: 'product', entityId: id } as const
    const revision = await recordEdit(tx, {
      ...{ ...edit, field, before: was[field], after: is[field] },
      ...{ revision: before.revision, basedOn: change.revision },
    })
    if (revision === before.revision) return { revision, after, dropped: [] }
    if (field === 'kind' && String(was.filter_ids) !== String(is.filter_ids))
      await editsRepository.add(tx, [
        {
          ...{ ...edit, field: 'filter_ids', revision },
          ...{ before: was.filter_ids, after: is.filter_ids },
        },
      ])
    const owners = { userId, ownerId, purpose: 'store' } as const
    const { dropped } = await uploads.useFiles(tx, owners, before.files, after.files)
    const told = (product: ProductRow) => productCompleteness({ ...product, nBatches })
    const popularity = movedPopularity(before.popularity, told(before), told(after))
    await repository.save(tx, id, { ...columns, revision, popularity })
    await writeDocuments(tx, 'product', [id])
    return { revision, after, dropped }
  }

  return {
    /** Saves a change. Throws `not_found`, `forbidden`, `invalid_request` or `conflict`. */
    async save(caller: Caller, id: number, change: ProductChange) {
      const catalogue = await filters.catalogue()
      const { revision, after, dropped } = await repository.transaction((tx) =>
        saveLocked(tx, caller, id, change, catalogue),
      )
      await uploads.remove(dropped)
      const value = toProductFields(after)[change.field]
      return { revision, value: change.field === 'files' ? after.files.map(images.file) : value }
    },
  }
}
