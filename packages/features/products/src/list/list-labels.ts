import type { ProductList } from '@edbazaar/api-client'
import { type ListLabels, type LoadedList, onlyActiveValue } from '@edbazaar/feature-list-kit'
import type { Translate } from '@edbazaar/feature-platform'
import { formatCount } from '@edbazaar/ui/formatting'
import { messages } from './messages'
import type { ProductListState, ProductScope } from './product-state'

/** Labels of the list of a kind, or of all kinds. */
export const labelsOf = (kind: ProductScope): ListLabels => ({
  results: messages.results(kind),
  title: (where, place) => messages.title(kind, where, place),
  count: (total) => messages.count(kind, total),
  countOf: (total, all) => messages.countOf(kind, total, all),
  show: (total) => messages.show(kind, total),
  none: messages.none(kind),
  noMatch: (filters) => messages.noMatch(kind, filters),
  within: messages.withinOrOnline,
})

/**
 * Labels of a loaded list. Its title names the subject, if there is one, and its count says where the
 * products are if none is within the radius.
 */
export function labelsOfLoaded(
  { list, totalWithoutFilters }: LoadedList<ProductList>,
  state: ProductListState,
  t: Translate,
): ListLabels {
  const kind = state.kind ?? 'all'
  // The first filter of each kind is what is taught.
  const subject = onlyActiveValue(state, list?.facets[0])
  const labels = labelsOf(kind)
  if (subject !== undefined)
    labels.title = (where, place) =>
      messages.subjectTitle(where, t(messages.ofSubject(kind, subject)), place)
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
