import type { SchoolList } from '@edbazaar/api-client'
import type { ListLabels, LoadedList } from '@edbazaar/feature-list-kit'
import { formatCount } from '@edbazaar/ui/formatting'
import { messages } from './messages'

/** Labels of the list. Its count also says how many schools are somewhere in the district. */
export function labelsOf({ list, totalWithoutFilters }: LoadedList<SchoolList>): ListLabels {
  const { labels } = messages
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
