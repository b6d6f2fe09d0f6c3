import type { Product } from '@edbazaar/api-client'
import { paths } from '@edbazaar/feature-shell'
import type { Crumb } from '@edbazaar/ui/Breadcrumbs'
import { labels } from '../beyond-school/messages'
import { listPaths, productListDefinition } from '../beyond-school/product-list-definitions'
import { defaultProductListState } from '../beyond-school/product-state'
import { messages } from '../detail-page/messages'
import { pathNearTypedPlace } from '../list/typed-place'

/** Breadcrumbs: Beyond School, the list of its kind, and that list near its town. */
export function productCrumbs({
  kind,
  city,
  state,
}: Pick<Product, 'kind' | 'city' | 'state'>): Crumb[] {
  const crumbs = [
    { label: messages.beyondSchool, href: paths.beyondSchool },
    { label: labels[kind].results, href: listPaths[kind] },
  ]
  if (city === null) return crumbs
  const list = productListDefinition(kind).path(defaultProductListState)
  const near = [city, state].filter(Boolean).join(', ')
  return [...crumbs, { label: city, href: pathNearTypedPlace(list, near) }]
}
