import { AppError } from '../../../app-error.ts'
import { actorOf, type Caller } from '../../../caller.ts'
import type { Db } from '../../../db/connect.ts'
import type { PlansService } from '../../billing/plans/plans.service.ts'
import type { FilterCatalogue, FiltersService } from '../../catalogue/filters/filters.service.ts'
import type { ProductsService } from '../../catalogue/products/products.service.ts'
import type { Images } from '../../platform/images/image-urls.ts'
import type { UploadsService } from '../../platform/media/uploads.service.ts'
import { newSlug } from '../../platform/slugs/slugs.ts'
import { indexDocuments } from '../../search/documents/documents.service.ts'
import type { AuditService } from '../../trust/audit/audit.service.ts'
import type { CaseIntake } from '../../trust/cases/case-intake.ts'
import { firstPopularity } from '../completeness/popularity.ts'
import { productCompleteness } from '../completeness/product-completeness.ts'
import { requireEditorOrAdmin } from '../editing/ownership.ts'
import type { StoreEditingRepository } from '../stores/store-editing.repository.ts'
import { storeRecord } from '../stores/store-field-editor.ts'
import type { StoreRow } from '../stores/store-fields.ts'
import { productCountChanged } from '../stores/store-product-count.ts'
import { type NewProduct, newFiles, readProduct } from './new-product.ts'
import type { ProductEditingRepository } from './product-editing.repository.ts'
import { type RequestedFilters, toProductEditor } from './product-editor.ts'
import { type ProductFieldEditor, productRecord, productSubject } from './product-field-editor.ts'
import { toProductFields } from './product-fields.ts'

export type ProductEditingService = ReturnType<typeof createProductEditingService>

interface ProductEditingDeps {
  readonly audit: AuditService
  readonly intake: CaseIntake
  readonly repository: ProductEditingRepository
  readonly stores: StoreEditingRepository
  readonly fieldEditor: ProductFieldEditor
  readonly plans: PlansService
  readonly products: ProductsService
  readonly filters: FiltersService
  readonly uploads: UploadsService
  readonly images: Images
  readonly requestedFilters: RequestedFilters
}

const maxSlugAttempts = 20

/** Creates and edits products of stores. */
export function createProductEditingService(deps: ProductEditingDeps) {
  const { audit, intake, repository, stores, fieldEditor, plans, products, filters, uploads } = deps
  const { images } = deps

  async function insert(tx: Db, product: Omit<Parameters<typeof repository.add>[1], 'slug'>) {
    for (let attempt = 0; attempt < maxSlugAttempts; attempt++) {
      const added = await repository.add(tx, { ...product, slug: newSlug(product.name, 'product') })
      if (added) return added
    }
    throw new AppError('unavailable', 'EdBazaar is busy. Please try again.')
  }

  async function add(
    tx: Db,
    caller: Caller,
    store: StoreRow,
    newProduct: NewProduct,
    { catalogue, isActive }: { catalogue: FilterCatalogue; isActive: boolean },
  ) {
    const columns = readProduct(newProduct, catalogue)
    const owners = { userId: caller.userId, ownerId: store.ownerId, purpose: 'store' } as const
    const { urls, fileCaptions } = newFiles(newProduct.files ?? [])
    const files = await uploads.attachFiles(tx, owners, [], urls)
    const completeness = productCompleteness({ ...columns, files, nBatches: 0 })
    const added = await insert(tx, {
      ...columns,
      files,
      fileCaptions,
      storeId: store.id,
      isActive,
      requestKey: newProduct.request_key ?? null,
      city: store.city,
      district: store.district,
      state: store.state,
      lat: store.lat,
      lng: store.lng,
      placeAccuracy: store.placeAccuracy,
      popularity: firstPopularity(completeness),
    })
    const actor = actorOf(caller, store)
    const after = toProductFields({ ...columns, files, fileCaptions, isActive })
    const creation = { actor, entity: 'product', entityId: added.id, revision: 1, after } as const
    await audit.recordCreation(tx, creation)
    const { brandName: storeName, ownerId } = store
    const subject = productSubject({ id: added.id, name: columns.name, storeName, ownerId })
    if (actor.role !== 'admin') await intake.created(tx, subject, caller.userId, after)
    await indexDocuments(tx, 'product', [added.id])
    await productCountChanged(tx, stores, store, 1)
    return added
  }

  return {
    /**
     * Creates a product, which starts hidden if the plan allows no more live ones. Throws `not_found`,
     * `forbidden`, `invalid_request` or `conflict`.
     */
    async create(caller: Caller, newProduct: NewProduct) {
      const { store_id: storeId, request_key: key } = newProduct
      const { ownerId } = requireEditorOrAdmin(caller, await stores.find(storeId), storeRecord)
      const catalogue = await filters.catalogue()
      return repository.transaction(async (tx) => {
        const findRequested = () => (key ? repository.findRequested(tx, storeId, key) : undefined)
        const earlier = await findRequested()
        if (earlier) return earlier
        const isActive = await plans.makeRoomInStore(tx, ownerId ?? caller.userId, storeId)
        const store = requireEditorOrAdmin(caller, await stores.lock(tx, storeId), storeRecord)
        // Another request with this key may have committed while this one waited for the locks.
        const before = await findRequested()
        return before ?? add(tx, caller, store, newProduct, { catalogue, isActive })
      })
    },

    edit: fieldEditor.edit,

    /** The `ProductEditor` of the contract. */
    async editor(caller: Caller, id: number) {
      const found = requireEditorOrAdmin(caller, await repository.find(id), productRecord)
      const { product, ownerId } = found
      const [batches, summaries, media, catalogue, requestedFilters] = await Promise.all([
        repository.batchesOf(id),
        products.ownSummaries([id]),
        uploads.mediaOf(product.files),
        filters.catalogue(),
        deps.requestedFilters(ownerId ?? caller.userId, product),
      ])
      const summary = summaries.get(id)
      if (!summary) throw new AppError('not_found', productRecord.notFound)
      const edited = { ...found, batches, summary, media, catalogue, requestedFilters }
      return toProductEditor(edited, images)
    },
  }
}
