import { AppError } from '../../../app-error.ts'
import type { Images } from '../../platform/images/image-urls.ts'
import { cleanHtml } from '../../platform/rich-text/clean-html.ts'
import type { ProductSummary } from '../products/product-shapes.ts'
import type { ProductsService } from '../products/products.service.ts'
import type { StoreRow, StoresRepository } from './stores.repository.ts'

export type StoresService = ReturnType<typeof createStoresService>

interface StoresDeps {
  readonly repository: StoresRepository
  readonly products: ProductsService
  readonly images: Images
}

export function createStoresService({ repository, products, images }: StoresDeps) {
  return {
    /** A store's page. Throws `not_found` if no public store has the id. */
    async page(id: number) {
      const [store, storeProducts] = await Promise.all([
        repository.findById(id),
        products.ofStore(id),
      ])
      if (!store) throw noStore()
      return toStorePage(store, storeProducts, images)
    },

    /**
     * A store's page with its active products, whether parents see it or not. The caller checks who
     * asks. Throws `not_found`.
     */
    async preview(id: number) {
      const [store, storeProducts] = await Promise.all([
        repository.findPreview(id),
        products.activeOfStore(id),
      ])
      if (!store) throw noStore()
      return toStorePage(store, storeProducts, images)
    },
  }
}

const noStore = () => new AppError('not_found', 'There is no store at this address.')

/** The `Store` of the contract. */
function toStorePage(store: StoreRow, products: readonly ProductSummary[], images: Images) {
  return {
    id: store.id,
    accepts_enquiries: store.ownerId !== null,
    brand_name: store.brandName,
    contact_person: store.contactPerson,
    company_name: store.companyName,
    email: store.email,
    mobile: store.mobile,
    website: store.website,
    address: store.address,
    city: store.city,
    country: store.country,
    gst: store.gst,
    is_active: store.isActive,
    description_html: store.descriptionHtml === null ? null : cleanHtml(store.descriptionHtml),
    files: store.files.map(images.file),
    images: images.gallery({ name: store.brandName, files: store.files }),
    lat: store.lat,
    lng: store.lng,
    is_verified: store.isVerified,
    products,
  }
}
