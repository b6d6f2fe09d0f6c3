import type { Translate } from '@edbazaar/feature-platform'
import { filterOf } from './filter-of'
import { cellMessages } from './messages'

export const publications = ['draft', 'review', 'changes', 'published', 'removed'] as const

/** The filter by the status of an article or video. */
export const publicationFilter = (t: Translate) =>
  filterOf({
    name: 'status',
    label: t(cellMessages.status),
    values: publications,
    labelOf: (value) => t(cellMessages.publications[value]),
  })
