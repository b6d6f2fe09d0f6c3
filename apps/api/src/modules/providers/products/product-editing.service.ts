import { AppError } from '../../../app-error.ts'
import type { Db } from '../../../db/connect.ts'
import type { Caller } from '../../accounts/sessions/caller.ts'
import type { FilterCatalogue, FiltersService } from '../../catalogue/filters/filters.service.ts'
import type { ProductsService } from '../../catalogue/products/products.service.ts'
import { newSlug } from '../../catalogue/slugs/slugs.ts'
import type { Images } from '../../platform/images/image-addresses.ts'
import type { UploadsService } from '../../platform/media/uploads.service.ts'
import { writeDocuments } from '../../search/documents/write-documents.repository.ts'
import { firstPopularity } from '../completeness/popularity.ts'
import { productCompleteness } from '../completeness/product-completeness.ts'
import { editsRepository } from '../editing/edits.repository.ts'
import { owned } from '../editing/ownership.ts'
import type { PlansService } from '../plans/plans.service.ts'
import type { StoreEditingRepository } from '../stores/store-editing.repository.ts'
import type { StoreRow } from '../stores/store-fields.ts'
import { offersChanged } from '../stores/store-offers.ts'
import { type NewProduct, readProduct } from './new-product.ts'
import { noProduct, type ProductChanges } from './product-changes.ts'
import type { ProductEditingRepository } from './product-editing.repository.ts'
import { toProductEditor, type Wishes } from './product-editor.ts'
import { type ProductChange, toProductFields } from './product-fields.ts'

export type ProductEditingService = ReturnType<typeof createProductEditingService>

interface ProductEditingDeps {
  readonly repository: ProductEditingRepository
  readonly stores: StoreEditingRepository
  readonly changes: ProductChanges
  readonly plans: PlansService
  readonly products: ProductsService
  readonly filters: FiltersService
  readonly uploads: UploadsService
  readonly images: Images
  readonly wishes: Wishes
}

/** Times that another slug is tried where one is taken. */
const mostSlugs = 20

/** What stores offer, as those who offer it make and change it. */
export function createProductEditingService(needs: ProductEditingDeps) {
  const { repository, stores, changes, plans, products, filters, uploads, images } = needs

  async function insert(tx: Db, product: Omit<Parameters<typeof repository.add>[1], 'slug'>) {
    for (let tried = 0; tried < mostSlugs; tried++) {
      const added = await repository.add(tx, { ...product, slug: newSlug(product.name, 'product') })
      if (added) return added
    }
    throw new AppError('unavailable', 'EdBazaar is busy. Please try again.')
  }

  async function add(
    tx: Db,
    { userId }: Caller,
    store: StoreRow,
    given: NewProduct,
    catalogue: FilterCatalogue,
  ) {
    const read = readProduct(given, catalogue)
    const owners = { userId, ownerId: store.ownerId, purpose: 'store' } as const
    const { files } = await uploads.useFiles(tx, owners, [], given.files ?? [])
    const { city, district, state, lat, lng } = store
    const told = { ...read, files, nBatches: 0 }
    const added = await insert(tx, {
      ...{ ...read, files, storeId: store.id, requestKey: given.request_key ?? null },
      ...{ city, district, state, lat, lng },
      popularity: firstPopularity(productCompleteness(told)),
    })
    const after = toProductFields({ ...read, files, isActive: true })
    const made = { entity: 'product', entityId: added.id, field: 'created', revision: 1 } as const
    await editsRepository.add(tx, [{ ...made, userId, before: null, after }])
    await writeDocuments(tx, 'product', [added.id])
    await offersChanged(tx, stores, store, +1)
    return added
  }

  return {
    /** Offers something new. Throws `not_found`, `forbidden`, `invalid_request` or `conflict`. */
    async create(caller: Caller, given: NewProduct) {
      const { store_id: storeId, request_key: key } = given
      const { ownerId } = owned(caller, await stores.find(storeId), noStore)
      const catalogue = await filters.catalogue()
      return repository.transaction(async (tx) => {
        const find = () => (key ? repository.findRequested(tx, storeId, key) : undefined)
        const known = await find()
        if (known) return known
        await plans.requireRoomInStore(tx, ownerId ?? caller.userId, storeId)
        const store = owned(caller, await stores.lock(tx, storeId), noStore)
        // Another request of the same key may have ended while this one waited.
        return (await find()) ?? add(tx, caller, store, given, catalogue)
      })
    },

    /** Saves a field; gives the product's revision, and the field as it is kept. */
    edit: (caller: Caller, id: number, change: ProductChange) => changes.save(caller, id, change),

    /** The `ProductEditor` of the contract. */
    async editor(caller: Caller, id: number) {
      const found = owned(caller, await repository.find(id), noProduct)
      const { product, ownerId } = found
      const [batches, summaries, media, catalogue, wishes] = await Promise.all([
        repository.batchesOf(id),
        products.ownSummaries([id]),
        uploads.mediaOf(product.files),
        filters.catalogue(),
        needs.wishes(ownerId ?? caller.userId, product),
      ])
      const summary = summaries.get(id)
      if (!summary) throw new AppError('not_found', noProduct)
      return toProductEditor({ ...found, batches, summary, media, catalogue, wishes }, images)
    },
  }
}

const noStore = 'There is no such store.'
