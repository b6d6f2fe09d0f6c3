import type { Translate } from '@edbazaar/feature-platform'
import { filterOf } from './filter-of'
import { cellMessages } from './messages'

export const ownerChoices = ['yes', 'no'] as const

/** The filter by whether a record has an owner. */
export const ownerFilter = (t: Translate) =>
  filterOf({
    name: 'owner',
    label: t(cellMessages.owner),
    values: ownerChoices,
    labelOf: (value) => t(cellMessages.owners[value]),
  })
