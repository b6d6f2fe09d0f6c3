import type { Db } from '../../../db/connect.ts'
import type { Caller } from '../../accounts/sessions/caller.ts'
import type { Images } from '../../platform/images/image-addresses.ts'
import type { UploadsService } from '../../platform/media/uploads.service.ts'
import type { PlacesService } from '../../platform/places/places.service.ts'
import { writeDocuments } from '../../search/documents/write-documents.repository.ts'
import { normalise } from '../../search/text/normalise.ts'
import { movedPopularity } from '../completeness/popularity.ts'
import { storeCompleteness } from '../completeness/store-completeness.ts'
import { recordEdit } from '../editing/field-edits.ts'
import { owned } from '../editing/ownership.ts'
import type { ResolvedLocation, StoreEditingRepository } from './store-editing.repository.ts'
import {
  isShownOfProducts,
  readText,
  type StoreChange,
  type StoreField,
  type StoreRow,
  toStoreFields,
} from './store-fields.ts'
import { keptFiles } from './store-files.ts'

export type StoreChanges = ReturnType<typeof createStoreChanges>

interface StoreChangesDeps {
  readonly repository: StoreEditingRepository
  readonly places: PlacesService
  readonly uploads: UploadsService
  readonly images: Images
}

/** Changes of a store's fields, one at a time. */
export function createStoreChanges(needs: StoreChangesDeps) {
  const { repository, places, uploads, images } = needs

  /** The columns that a change is of. Throws `invalid_request`. */
  async function columnsOf(change: StoreChange): Promise<Partial<StoreRow>> {
    if (change.field === 'is_active') return { isActive: change.value }
    if (change.field === 'files') return { files: keptFiles(change.value).map(images.pathOf) }
    const columns = readText(change.field, change.value)
    return columns.city ? { ...columns, ...(await whereaboutsOf(columns.city)) } : columns
  }

  async function whereaboutsOf(city: string): Promise<ResolvedLocation> {
    const town = await places.findTown(city)
    const { district = null, state = null, lat = null, lng = null } = town ?? {}
    return { city, district, state, lat, lng }
  }

  /** Writes the columns, and all that follows from them. */
  async function write(tx: Db, before: StoreRow, columns: Partial<StoreRow>, field: StoreField) {
    const { id } = before
    // In the order in which those who edit a product lock: first its row, then its document.
    if (isShownOfProducts(field)) await repository.lockProducts(tx, id)
    const products = await repository.productsOf(id, tx)
    const told = (store: StoreRow) => storeCompleteness({ ...store, nProducts: products.length })
    const after = { ...before, ...columns }
    const popularity = movedPopularity(before.popularity, told(before), told(after))
    await repository.save(tx, id, { ...columns, popularity })
    if (field === 'city') await repository.moveProducts(tx, id, before, after)
    await writeDocuments(tx, 'store', [id])
    const shown = isShownOfProducts(field) ? products.map((product) => product.id) : []
    await writeDocuments(tx, 'product', shown)
  }

  async function saveLocked(
    tx: Db,
    caller: Caller,
    id: number,
    given: Partial<StoreRow>,
    change: StoreChange,
  ) {
    const { userId } = caller
    const { field } = change
    const before = owned(caller, await repository.lock(tx, id), noStore)
    const columns = whereItWas(before, given)
    const after = { ...before, ...columns }
    const revision = await recordEdit(tx, {
      ...{ userId, entity: 'store', entityId: id, field },
      ...{ before: toStoreFields(before)[field], after: toStoreFields(after)[field] },
      ...{ revision: before.revision, basedOn: change.revision },
    })
    if (revision === before.revision) return { revision, after, dropped: [] }
    const owners = { userId, ownerId: before.ownerId, purpose: 'store' } as const
    const { dropped } = await uploads.useFiles(tx, owners, before.files, after.files)
    await write(tx, before, { ...columns, revision }, field)
    return { revision, after, dropped }
  }

  return {
    /** Saves a change. Throws `not_found`, `forbidden`, `invalid_request` or `conflict`. */
    async save(caller: Caller, id: number, change: StoreChange) {
      owned(caller, await repository.find(id), noStore)
      const columns = await columnsOf(change)
      const { revision, after, dropped } = await repository.transaction((tx) =>
        saveLocked(tx, caller, id, columns, change),
      )
      await uploads.remove(dropped)
      const value = toStoreFields(after)[change.field]
      return { revision, value: change.field === 'files' ? after.files.map(images.file) : value }
    },
  }
}

const noStore = 'There is no such store.'

/** A town that is only written in another way leaves the store where it was. */
function whereItWas(before: StoreRow, { city, ...columns }: Partial<StoreRow>): Partial<StoreRow> {
  if (!city) return columns
  const isMoved = before.lat === null || normalise(before.city ?? '') !== normalise(city)
  return isMoved ? { city, ...columns } : { city }
}
