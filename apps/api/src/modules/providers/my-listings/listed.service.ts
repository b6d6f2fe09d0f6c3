import type { Caller } from '../../accounts/sessions/caller.ts'
import type { FilterCatalogue, FiltersService } from '../../catalogue/filters/filters.service.ts'
import type { Images } from '../../platform/images/image-addresses.ts'
import { schoolCompleteness } from '../completeness/school-completeness.ts'
import { storeCompleteness } from '../completeness/store-completeness.ts'
import type { PlansService } from '../plans/plans.service.ts'
import type { ListedRepository } from './listed.repository.ts'

export type ListedService = ReturnType<typeof createListedService>

interface ListedDeps {
  readonly repository: ListedRepository
  readonly filters: FiltersService
  readonly images: Images
  readonly plans: PlansService
}

/** What somebody has listed, as they see it themselves. */
export function createListedService({ repository, filters, images, plans }: ListedDeps) {
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
        schools: schools.map((school) => toListedSchool(school, catalogue, images)),
        stores: stores.map((store) => toListedStore(store, images)),
        limits,
      }
    },

    /** The answer of `listMyStoresAndSchools`: schools first, the newest first. */
    async sidebar({ userId }: Caller) {
      const [schools, stores] = await Promise.all([
        repository.schoolsOf(userId),
        repository.storesOf(userId),
      ])
      return [
        ...schools.map((school) => ({ ...school, entity_type: 'school' as const })),
        ...stores.map((store) => ({ ...store, entity_type: 'store' as const })),
      ].map(({ id, name, entity_type, files }) => ({
        ...{ id, name, entity_type },
        files: files.map(images.file),
      }))
    },
  }
}

type SchoolRow = Awaited<ReturnType<ListedRepository['schoolsOf']>>[number]
type StoreRow = Awaited<ReturnType<ListedRepository['storesOf']>>[number]

function toListedSchool(school: SchoolRow, catalogue: FilterCatalogue, images: Images) {
  const { id, name, slug, isActive, location, filterIds } = school
  const chosen = new Set(filterIds)
  const filters = catalogue.group('schools', (value) => chosen.has(value))
  return {
    ...{ id, name, slug, is_active: isActive, location },
    image: images.cover(school),
    completeness: schoolCompleteness({
      ...school,
      chosenFilters: filters.map((filter) => filter.name),
    }),
  }
}

function toListedStore(store: StoreRow, images: Images) {
  const { id, name, isActive, city, nProducts } = store
  return {
    ...{ id, name, is_active: isActive, city, n_products: nProducts },
    image: images.cover(store),
    completeness: storeCompleteness(store),
  }
}
