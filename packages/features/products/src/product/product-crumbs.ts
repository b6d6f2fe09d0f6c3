import type { Product } from '@edbazaar/api-client'
import { messages } from '@edbazaar/feature-catalogue-ui/detail-messages'
import { pathNearTypedPlace, paths, type Translate } from '@edbazaar/feature-platform'
import type { Crumb } from '@edbazaar/ui/Breadcrumbs'
import { messages as listMessages } from '../list/messages'
import { listPaths } from '../list/product-state'

/** Breadcrumbs: Beyond School, the list of its kind, and that list near its town. */
export function productCrumbs(
  { kind, city, state }: Pick<Product, 'kind' | 'city' | 'state'>,
  t: Translate,
): Crumb[] {
  const crumbs = [
    { label: t(messages.beyondSchool), href: paths.beyondSchool },
    { label: t(listMessages.results(kind)), href: listPaths[kind] },
  ]
  if (city === null) return crumbs
  const near = [city, state].filter(Boolean).join(', ')
  return [...crumbs, { label: city, href: pathNearTypedPlace(listPaths[kind], near) }]
}
