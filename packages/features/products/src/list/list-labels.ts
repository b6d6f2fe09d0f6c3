import type { ProductList } from '@edbazaar/api-client'
import type { ListLabels, LoadedList } from '@edbazaar/feature-list-kit'
import { formatCount } from '@edbazaar/ui/formatting'
import { messages } from './messages'
import type { ProductScope } from './product-state'

/** Labels of the list of a kind, or of all kinds. */
export const labelsOf = (kind: ProductScope): ListLabels => ({
  results: messages.results(kind),
  title: (where, place) => messages.titles[where](kind, place),
  count: (total) => messages.count(kind, total),
  countOf: (total, all) => messages.countOf(kind, total, all),
  show: (total) => messages.show(kind, total),
  none: messages.none(kind),
  noMatch: (filters) => messages.noMatch(kind, filters),
  within: messages.withinOrOnline,
})

/** Labels of a loaded list. Its count says where the products are if none is within the radius. */
export function labelsOfLoaded(
  kind: ProductScope,
  { list, totalWithoutFilters }: LoadedList<ProductList>,
): ListLabels {
  const labels = labelsOf(kind)
  if (!list?.approximate || list.total > 0) return labels
  const somewhere = formatCount(list.approximate.count)
  return {
    ...labels,
    within: (results, radius) =>
      totalWithoutFilters
        ? messages.noneOfWithin(results, radius, somewhere)
        : messages.noneWithin(kind, radius, somewhere),
  }
}
