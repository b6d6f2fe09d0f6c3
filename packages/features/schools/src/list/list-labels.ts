import type { SchoolList } from '@edbazaar/api-client'
import type { ListLabels, LoadedList } from '@edbazaar/feature-list-kit'
import { formatCount } from '@edbazaar/ui/formatting'
import { qualifierOf } from './active-filters'
import type { ListState } from './list-state'
import { messages } from './messages'

/**
 * Labels of the list. Its title names the type and board, if there is one of each, and its count also
 * says how many schools are somewhere in the district.
 */
export function labelsOf(
  { list, totalWithoutFilters }: LoadedList<SchoolList>,
  state: ListState,
): ListLabels {
  const qualifier = qualifierOf(state, list?.facets ?? [])
  const labels: ListLabels =
    qualifier === ''
      ? messages.labels
      : {
          ...messages.labels,
          title: (where, place) => messages.qualifiedTitle(where, qualifier, place),
        }
  if (!list?.approximate) return labels
  const somewhere = formatCount(list.approximate.count)
  if (list.total > 0)
    return {
      ...labels,
      within: (results, radius, isApproximate) =>
        (isApproximate ? messages.moreThanRoughlyWithin : messages.moreThanWithin)(
          results,
          radius,
          somewhere,
        ),
    }
  return {
    ...labels,
    within: (results, radius) =>
      totalWithoutFilters
        ? messages.noneOfWithin(results, radius, somewhere)
        : messages.noneWithin(radius, somewhere),
  }
}
