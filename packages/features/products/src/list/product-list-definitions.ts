import { type ApiClient, answerOf, type ProductKind, type ProductList } from '@edbazaar/api-client'
import { AskEdBazaarPart } from '@edbazaar/feature-catalogue-ui/ask'
import type { ListDefinition } from '@edbazaar/feature-list-kit'
import { commonQuery, withoutNulls } from '@edbazaar/feature-list-kit'
import type { FilterSection } from '@edbazaar/feature-platform'
import { labelsOf } from './list-labels'
import { messages } from './messages'
import { productActiveFilters } from './product-active-filters'
import { type ProductListState, type ProductScope, priceUnitOf, sorts } from './product-state'
import { productsUrl } from './product-url'

export type ProductListDefinition = ListDefinition<ProductListState, ProductList>

/** The filter section of each kind. */
export const sections = {
  tuition: 'tuitions',
  activity: 'activities',
  camp: 'camps',
  workshop: 'workshops',
} as const satisfies Record<ProductKind, FilterSection>

const definitions = {
  all: makeListDefinition('all'),
  tuition: makeListDefinition('tuition'),
  activity: makeListDefinition('activity'),
  camp: makeListDefinition('camp'),
  workshop: makeListDefinition('workshop'),
} as const satisfies Record<ProductScope, ProductListDefinition>

/** The list definition of a scope. */
export const productListDefinition = (scope: ProductScope): ProductListDefinition =>
  definitions[scope]

function makeListDefinition(scope: ProductScope): ProductListDefinition {
  const url = productsUrl(scope)
  return {
    messages: [messages],
    labels: labelsOf(scope),
    url,
    load: (api, state, { perPage, hasCounts, signal }) => {
      const query = {
        ...queryOf(state),
        per_page: perPage,
        ...(hasCounts ? {} : { counts: false }),
      }
      return answerOf(api.GET('/stores/products', { params: { query }, signal }))
    },
    filterNames: (api) => filterNames(api, scope),
    activeFilters: productActiveFilters,
    withoutFilters: ({ kind, place, point, radius, sort }) => ({
      ...url.initial,
      kind,
      place,
      point,
      radius,
      sort,
    }),
    sorts: sorts.map((value) => ({ value, label: messages.sorts[value] })),
    Ask: AskEdBazaarPart,
  }
}

async function filterNames(api: ApiClient, scope: ProductScope) {
  if (scope === 'all') return []
  const query = { section: sections[scope] }
  return answerOf(api.GET('/schools/filters', { params: { query } }))
}

/** The API query of a state. */
function queryOf(state: ProductListState) {
  const { kind, ageMin, ageMax, priceMin, priceMax, days, from, to, sort } = state
  return {
    ...commonQuery(state),
    ...withoutNulls({
      kind,
      age_min: ageMin,
      age_max: ageMax,
      price_min: priceMin,
      price_max: priceMax,
      from,
      to,
      sort,
    }),
    price_unit: priceUnitOf(state),
    ...(days.length === 0 ? {} : { days: [...days] }),
    page: state.page,
  }
}
