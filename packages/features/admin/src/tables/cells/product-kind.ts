import { productMessages } from '@edbazaar/feature-catalogue-ui/product-labels'
import type { Translate } from '@edbazaar/feature-platform'
import { filterOf } from './filter-of'
import { cellMessages } from './messages'

export const productKinds = ['tuition', 'activity', 'camp', 'workshop'] as const

export const productKindFilter = (t: Translate) =>
  filterOf({
    name: 'kind',
    label: t(cellMessages.kind),
    values: productKinds,
    labelOf: (value) => t(productMessages.kinds[value]),
  })
