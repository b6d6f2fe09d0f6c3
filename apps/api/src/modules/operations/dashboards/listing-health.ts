import type { ListingOfMembers } from '../../../caller.ts'
import type { Schema } from '../../../contract/operations.ts'
import type { FilterCatalogue } from '../../catalogue/filters/filters.service.ts'
import type { ListingWithRole } from '../../leads/desk/access/listing-with-role.ts'
import type { Images } from '../../platform/images/image-urls.ts'
import { productCompleteness } from '../../providers/completeness/product-completeness.ts'
import { schoolCompleteness } from '../../providers/completeness/school-completeness.ts'
import { storeCompleteness } from '../../providers/completeness/store-completeness.ts'
import type { FiguresRepository } from './figures.repository.ts'
import type { ProductHealth, SchoolHealth, StoreHealth } from './health.repository.ts'

interface HealthDeps {
  readonly images: Images
  readonly catalogue: FilterCatalogue
  readonly totals: Awaited<ReturnType<FiguresRepository['totals']>>
  readonly roles: readonly ListingWithRole[]
}

/** The listings and products of a dashboard as the contract describes them. */
export function createListingHealth({ images, catalogue, totals, roles }: HealthDeps) {
  const totalOf = (kind: 'school' | 'store' | 'product', id: number) =>
    totals.find((total) => total.kind === kind && total.id === id) ?? { views: 0, enquiries: 0 }
  const roleOf = ({ kind, id }: ListingOfMembers) =>
    roles.find((each) => each.kind === kind && each.id === id)?.role ?? 'owner'
  const completenessOfSchool = (school: SchoolHealth) => {
    const chosen = new Set(school.filterIds)
    const filters = catalogue.group('schools', (value) => chosen.has(value))
    return schoolCompleteness({ ...school, chosenFilters: filters.map(({ name }) => name) })
  }

  return {
    school: (school: SchoolHealth): Schema<'DashboardListing'> => ({
      kind: 'school',
      id: school.id,
      name: school.name,
      slug: school.slug,
      place: school.place,
      role: roleOf({ kind: 'school', id: school.id }),
      is_active: school.isActive,
      is_public: school.isPublic,
      image: images.cover(school),
      completeness: mutable(completenessOfSchool(school)),
      confirmed_on: school.confirmedOn,
      views: totalOf('school', school.id).views,
      enquiries: totalOf('school', school.id).enquiries,
      n_products: 0,
    }),

    store: (
      store: StoreHealth,
      products: readonly ProductHealth[],
    ): Schema<'DashboardListing'> => ({
      kind: 'store',
      id: store.id,
      name: store.name,
      slug: String(store.id),
      place: store.city,
      role: roleOf({ kind: 'store', id: store.id }),
      is_active: store.isActive,
      is_public: store.isPublic,
      image: images.cover(store),
      completeness: mutable(storeCompleteness(store)),
      confirmed_on: store.confirmedOn,
      views: products
        .filter(({ storeId }) => storeId === store.id)
        .reduce(
          (sum, { id }) => sum + totalOf('product', id).views,
          totalOf('store', store.id).views,
        ),
      enquiries: totalOf('store', store.id).enquiries,
      n_products: store.nProducts,
    }),

    product: (product: ProductHealth): Schema<'DashboardProduct'> => ({
      id: product.id,
      name: product.name,
      slug: product.slug,
      section: product.section,
      is_active: product.isActive,
      is_public: product.isPublic,
      image: images.cover(product),
      completeness: mutable(productCompleteness(product)),
      ...pick(totalOf('product', product.id)),
      n_batches: product.nOpen,
      seats: product.seats,
      seats_left: product.seatsLeft,
    }),
  }
}

const pick = ({ views, enquiries }: { views: number; enquiries: number }) => ({ views, enquiries })

const mutable = ({ percent, missing }: ReturnType<typeof storeCompleteness>) => ({
  percent,
  missing: [...missing],
})
