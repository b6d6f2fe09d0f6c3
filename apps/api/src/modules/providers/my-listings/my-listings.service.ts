import type { Caller } from '../../../caller.ts'
import type { PlansService } from '../../billing/plans/plans.service.ts'
import type { FilterCatalogue, FiltersService } from '../../catalogue/filters/filters.service.ts'
import type { Images } from '../../platform/images/image-urls.ts'
import { isHiddenByAdmin } from '../../trust/cases/case-states.ts'
import { schoolCompleteness } from '../completeness/school-completeness.ts'
import { storeCompleteness } from '../completeness/store-completeness.ts'
import type { MyListingsRepository } from './my-listings.repository.ts'

export type MyListingsService = ReturnType<typeof createMyListingsService>

interface MyListingsDeps {
  readonly repository: MyListingsRepository
  readonly filters: FiltersService
  readonly images: Images
  readonly plans: PlansService
}

/** Lists the schools and stores that the caller works for, active or not. */
export function createMyListingsService({ repository, filters, images, plans }: MyListingsDeps) {
  return {
    /** The `SchoolsAndStores` of the contract. */
    async schoolsAndStores({ userId }: Caller) {
      const [schools, stores, limits, catalogue] = await Promise.all([
        repository.schoolsOf(userId),
        repository.storesOf(userId),
        plans.of(userId),
        filters.catalogue(),
      ])
      return {
        schools: schools.map((school) => toMySchool(school, catalogue, images)),
        stores: stores.map((store) => toMyStore(store, images)),
        limits,
      }
    },

    /** The response of `listMyStoresAndSchools`: schools before stores, newest first. */
    async forSideMenu({ userId }: Caller) {
      const [schools, stores] = await Promise.all([
        repository.schoolsOf(userId),
        repository.storesOf(userId),
      ])
      return [
        ...schools.map((school) => ({ ...school, entity_type: 'school' as const })),
        ...stores.map((store) => ({ ...store, entity_type: 'store' as const })),
      ].map(({ id, name, entity_type, files }) => ({
        id,
        name,
        entity_type,
        files: files.map(images.file),
      }))
    },
  }
}

type SchoolRow = Awaited<ReturnType<MyListingsRepository['schoolsOf']>>[number]
type StoreRow = Awaited<ReturnType<MyListingsRepository['storesOf']>>[number]

function toMySchool(school: SchoolRow, catalogue: FilterCatalogue, images: Images) {
  const chosen = new Set(school.filterIds)
  const filters = catalogue.group('schools', (value) => chosen.has(value))
  const chosenFilters = filters.map((filter) => filter.name)
  return {
    id: school.id,
    name: school.name,
    role: school.role,
    slug: school.slug,
    is_active: school.isActive,
    is_hidden_by_admin: isHiddenByAdmin(school),
    is_registered: school.isRegistered,
    location: school.location,
    image: images.cover(school),
    completeness: schoolCompleteness({ ...school, chosenFilters }),
  }
}

const toMyStore = (store: StoreRow, images: Images) => ({
  id: store.id,
  name: store.name,
  role: store.role,
  is_active: store.isActive,
  is_hidden_by_admin: isHiddenByAdmin(store),
  city: store.city,
  n_products: store.nProducts,
  image: images.cover(store),
  completeness: storeCompleteness(store),
})
