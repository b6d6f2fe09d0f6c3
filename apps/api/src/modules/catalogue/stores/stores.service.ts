import { AppError } from '../../../app-error.ts'
import type { Images } from '../../platform/images/image-urls.ts'
import { cleanHtml } from '../../platform/rich-text/clean-html.ts'
import type { FilterCatalogue, FiltersService } from '../filters/filters.service.ts'
import { maskedPhone } from '../phones/masked-phone.ts'
import type { ProductSummary } from '../products/product-shapes.ts'
import type { ProductsService } from '../products/products.service.ts'
import { unreviewedFlag } from '../visibility/unreviewed.ts'
import { openingTimesOf } from './opening-times.ts'
import { chosenByStore } from './store-filters.ts'
import type { StoreRow, StoresRepository } from './stores.repository.ts'

export type StoresService = ReturnType<typeof createStoresService>

interface StoresDeps {
  readonly repository: StoresRepository
  readonly products: ProductsService
  readonly filters: Pick<FiltersService, 'catalogue'>
  readonly images: Images
}

export function createStoresService({ repository, products, filters, images }: StoresDeps) {
  return {
    /** A store's page. Throws `not_found` if no public store has the id. */
    async page(id: number) {
      const [store, storeProducts, catalogue] = await Promise.all([
        repository.findById(id),
        products.ofStore(id),
        filters.catalogue(),
      ])
      if (!store) throw noStore()
      const page = toStorePage(store, storeProducts, { catalogue, images })
      return { ...page, mobile: maskedPhone(page.mobile) }
    },

    /**
     * A store's page with its active products, whether parents see it or not. The caller checks who
     * asks. Throws `not_found`.
     */
    async preview(id: number) {
      const [store, storeProducts, catalogue] = await Promise.all([
        repository.findPreview(id),
        products.activeOfStore(id),
        filters.catalogue(),
      ])
      if (!store) throw noStore()
      return toStorePage(store, storeProducts, { catalogue, images })
    },
  }
}

const noStore = () => new AppError('not_found', 'There is no store at this address.')

/** The `Store` of the contract. */
function toStorePage(
  store: StoreRow,
  products: readonly ProductSummary[],
  { catalogue, images }: { catalogue: FilterCatalogue; images: Images },
) {
  const { files, fileCaptions: captions } = store
  return {
    id: store.id,
    ...unreviewedFlag(store),
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
    established_year: store.establishedYear,
    opening_times: openingTimesOf(store),
    filters_values: chosenByStore(catalogue, store.filterIds),
    description_html: store.descriptionHtml === null ? null : cleanHtml(store.descriptionHtml),
    files: files.map(images.file),
    images: images.gallery({ name: store.brandName, files, captions }),
    lat: store.lat,
    lng: store.lng,
    is_verified: store.isVerified,
    products,
  }
}
