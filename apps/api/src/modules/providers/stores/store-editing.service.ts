import type { Body } from '../../../contract/operations.ts'
import type { Db } from '../../../db/connect.ts'
import type { Caller } from '../../accounts/sessions/caller.ts'
import type { ProductsService } from '../../catalogue/products/products.service.ts'
import type { Images } from '../../platform/images/image-addresses.ts'
import type { UploadsService } from '../../platform/media/uploads.service.ts'
import { writeDocuments } from '../../search/documents/write-documents.repository.ts'
import { firstPopularity } from '../completeness/popularity.ts'
import { storeCompleteness } from '../completeness/store-completeness.ts'
import { editedName } from '../editing/edited-texts.ts'
import { editsRepository } from '../editing/edits.repository.ts'
import { owned } from '../editing/ownership.ts'
import type { PlansService } from '../plans/plans.service.ts'
import type { StoreChanges } from './store-changes.ts'
import type { StoreEditingRepository } from './store-editing.repository.ts'
import { toStoreEditor } from './store-editor.ts'
import type { StoreChange } from './store-fields.ts'
import { keptFiles } from './store-files.ts'

export type StoreEditingService = ReturnType<typeof createStoreEditingService>

/** The body of `createStore`. */
export type NewStore = Body<'createStore'>

interface StoreEditingDeps {
  readonly repository: StoreEditingRepository
  readonly changes: StoreChanges
  readonly plans: PlansService
  readonly products: ProductsService
  readonly uploads: UploadsService
  readonly images: Images
}

/** Stores, as those who list them make and change them. */
export function createStoreEditingService(needs: StoreEditingDeps) {
  const { repository, changes, plans, products, uploads, images } = needs

  async function add(tx: Db, userId: number, store: NewStore): Promise<number> {
    const brandName = editedName('brand_name', store.brand_name, 'Enter valid Name')
    const owner = { userId, purpose: 'store' } as const
    const { files } = await uploads.useFiles(tx, owner, [], keptFiles(store.files))
    const id = await repository.add(tx, {
      ...{ brandName, files, ownerId: userId, requestKey: store.request_key ?? null },
      popularity: firstPopularity(storeCompleteness({ ...blank, files })),
    })
    const after = { brand_name: brandName, files }
    const made = { entity: 'store', entityId: id, field: 'created', revision: 1 } as const
    await editsRepository.add(tx, [{ ...made, userId, before: null, after }])
    await writeDocuments(tx, 'store', [id])
    return id
  }

  return {
    /** Lists a new store, and gives its id. Throws `conflict` where the plan's stores are used up. */
    async create({ userId }: Caller, store: NewStore): Promise<number> {
      return repository.transaction(async (tx) => {
        const find = async () =>
          store.request_key && repository.findRequested(tx, userId, store.request_key)
        const known = await find()
        if (known) return known
        await plans.requireRoom(tx, userId, 'stores')
        // Another request of the same key may have ended while this one waited.
        return (await find()) || add(tx, userId, store)
      })
    },

    /** Saves a field; gives the store's revision, and the field as it is kept. */
    edit: (caller: Caller, id: number, change: StoreChange) => changes.save(caller, id, change),

    /** The `StoreEditor` of the contract. */
    async editor(caller: Caller, id: number) {
      const store = owned(caller, await repository.find(id), 'There is no such store.')
      const offered = await repository.productsOf(id)
      const [batches, summaries, media, { products: most }] = await Promise.all([
        repository.batchesOf(id),
        products.ownSummaries(offered.map((product) => product.id)),
        uploads.mediaOf(store.files),
        plans.of(store.ownerId ?? caller.userId),
      ])
      return toStoreEditor({ store, offered, batches, summaries, media, most }, images)
    },
  }
}

const blank = {
  ...{ descriptionHtml: null, contactPerson: null, email: null, mobile: null },
  ...{ address: null, city: null, companyName: null, nProducts: 0 },
}
