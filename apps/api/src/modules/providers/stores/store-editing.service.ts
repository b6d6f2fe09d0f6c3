import type { Caller } from '../../../caller.ts'
import type { Body } from '../../../contract/operations.ts'
import type { Db } from '../../../db/connect.ts'
import type { PlansService } from '../../billing/plans/plans.service.ts'
import type { FiltersService } from '../../catalogue/filters/filters.service.ts'
import type { ProductsService } from '../../catalogue/products/products.service.ts'
import type { Images } from '../../platform/images/image-urls.ts'
import type { UploadsService } from '../../platform/media/uploads.service.ts'
import { indexDocuments } from '../../search/documents/documents.service.ts'
import type { AuditService } from '../../trust/audit/audit.service.ts'
import type { CaseIntake } from '../../trust/cases/case-intake.ts'
import { firstPopularity } from '../completeness/popularity.ts'
import { storeCompleteness } from '../completeness/store-completeness.ts'
import { editedName } from '../editing/edited-texts.ts'
import { requireEditorOrAdmin } from '../editing/ownership.ts'
import type { StoreEditingRepository, StoreLocation } from './store-editing.repository.ts'
import { toStoreEditor } from './store-editor.ts'
import { type StoreFieldEditor, storeRecord, storeSubject } from './store-field-editor.ts'
import { newStoreImage } from './store-files.ts'
import type { StoreLocations } from './store-location.ts'

export type StoreEditingService = ReturnType<typeof createStoreEditingService>

/** The body of `createStore`. */
export type NewStore = Body<'createStore'>

interface StoreEditingDeps {
  readonly audit: AuditService
  readonly intake: CaseIntake
  readonly repository: StoreEditingRepository
  readonly fieldEditor: StoreFieldEditor
  readonly locations: StoreLocations
  readonly plans: PlansService
  readonly products: ProductsService
  readonly uploads: UploadsService
  readonly filters: Pick<FiltersService, 'catalogue'>
  readonly images: Images
}

/** Creates and edits stores. */
export function createStoreEditingService({
  audit,
  intake,
  repository,
  fieldEditor,
  locations,
  plans,
  products,
  uploads,
  filters,
  images,
}: StoreEditingDeps) {
  async function add(
    tx: Db,
    userId: number,
    store: NewStore,
    location: StoreLocation | undefined,
  ): Promise<number> {
    const brandName = editedName('brand_name', store.brand_name, 'Enter valid Name')
    const owner = { userId, purpose: 'store' } as const
    const { url, caption } = newStoreImage(store.files)
    const files = await uploads.attachFiles(tx, owner, [], [url])
    const id = await repository.add(tx, {
      ...location,
      brandName,
      files,
      fileCaptions: [caption],
      ownerId: userId,
      requestKey: store.request_key ?? null,
      // Parents see it once it has a place and a contact, and the owner shows it.
      isActive: false,
      popularity: firstPopularity(
        storeCompleteness({ ...emptyStore, city: location?.city ?? null, files }),
      ),
    })
    await audit.recordCreation(tx, {
      actor: { userId, role: 'owner' },
      entity: 'store',
      entityId: id,
      revision: 1,
      after: { brand_name: brandName, files, ...(location && { place: store.place }) },
    })
    const created = { id, brandName, city: location?.city ?? null, ownerId: userId }
    await intake.created(tx, storeSubject(created), userId, { brand_name: brandName })
    await indexDocuments(tx, 'store', [id])
    return id
  }

  return {
    /** Creates a hidden store; returns its id. Throws `conflict` if the caller has too many. */
    async create({ userId }: Caller, store: NewStore): Promise<number> {
      const location = store.place && (await locations.ofPlace(store.place))
      return repository.transaction(async (tx) => {
        const findRequested = async () =>
          store.request_key && repository.findRequested(tx, userId, store.request_key)
        const earlier = await findRequested()
        if (earlier) return earlier
        await plans.requireRoom(tx, userId, 'stores', 'addHidden')
        // Another request with this key may have committed while this one waited for the plan's lock.
        return (await findRequested()) || add(tx, userId, store, location)
      })
    },

    edit: fieldEditor.edit,

    /** The `StoreEditor` of the contract. */
    async editor(caller: Caller, id: number) {
      const store = requireEditorOrAdmin(caller, await repository.find(id), storeRecord)
      const storeProducts = await repository.productsOf(id)
      const [batches, summaries, media, limits, catalogue] = await Promise.all([
        repository.batchesOf(id),
        products.ownSummaries(storeProducts.map((product) => product.id)),
        uploads.mediaOf(store.files),
        plans.of(store.ownerId ?? caller.userId),
        filters.catalogue(),
      ])
      return toStoreEditor(
        {
          store,
          products: storeProducts,
          batches,
          summaries,
          media,
          catalogue,
          maxProducts: limits.products,
          canDelete: caller.isAdmin || store.ownerId === caller.userId,
        },
        images,
      )
    },
  }
}

const emptyStore = {
  descriptionHtml: null,
  contactPerson: null,
  email: null,
  mobile: null,
  website: null,
  address: null,
  city: null,
  companyName: null,
  opensAt: null,
  establishedYear: null,
  nProducts: 0,
}
