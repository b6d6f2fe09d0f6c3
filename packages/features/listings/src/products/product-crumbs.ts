import type { Product } from '@edbazaar/api-client'
import { paths } from '@edbazaar/feature-shell'
import type { Crumb } from '@edbazaar/ui/Breadcrumbs'
import { words } from '../beyond-school/messages'
import { listPaths, productListDefinition } from '../beyond-school/product-list-definitions'
import { defaultProductListState } from '../beyond-school/product-state'
import { messages } from '../detail-page/messages'
import { pathNearTypedPlace } from '../list/typed-place'

/** Beyond School, then the list of its kind, then that list withPlace its town. */
export function productCrumbs({
  kind,
  city,
  state,
}: Pick<Product, 'kind' | 'city' | 'state'>): Crumb[] {
  const crumbs = [
    { label: messages.beyondSchool, href: paths.beyondSchool },
    { label: words[kind].results, href: listPaths[kind] },
  ]
  if (city === null) return crumbs
  const list = productListDefinition(kind).path(defaultProductListState)
  const near = [city, state].filter(Boolean).join(', ')
  return [...crumbs, { label: city, href: pathNearTypedPlace(list, near) }]
}
