import type { Product } from '@edbazaar/api-client'
import { paths } from '@edbazaar/feature-shell'
import type { Crumb } from '@edbazaar/ui/Breadcrumbs'
import { words } from '../beyond-school/messages'
import { listPaths, productListing } from '../beyond-school/product-listings'
import { noNarrowing } from '../beyond-school/product-state'
import { nearPath } from '../list/near'
import { messages } from '../offers/messages'

/** Beyond School, then the list of its kind, then that list around its town. */
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
  const list = productListing(kind).path(noNarrowing)
  const near = [city, state].filter(Boolean).join(', ')
  return [...crumbs, { label: city, href: nearPath(list, near) }]
}
