import type { SchoolList } from '@edbazaar/api-client'
import type { ListLabels, LoadedList } from '@edbazaar/feature-list-kit'
import { formatCount } from '@edbazaar/ui/formatting'
import { messages } from './messages'

/** Labels of the list. Its count says where the schools are if none is within the radius. */
export function labelsOf({ list, totalWithoutFilters }: LoadedList<SchoolList>): ListLabels {
  const { labels } = messages
  if (!list?.approximate || list.total > 0) return labels
  const somewhere = formatCount(list.approximate.count)
  return {
    ...labels,
    within: (results, radius) =>
      totalWithoutFilters
        ? messages.noneOfWithin(results, radius, somewhere)
        : messages.noneWithin(radius, somewhere),
  }
}
