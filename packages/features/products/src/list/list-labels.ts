import type { ListLabels } from '@edbazaar/feature-list-kit'
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
