import { definePage } from '@edbazaar/feature-platform'
import { CompareScreen } from './CompareScreen'
import { compareMeta } from './compare-meta'
import { loadComparison } from './load-comparison'

export const page = definePage({
  loader: loadComparison,
  Component: CompareScreen,
  meta: compareMeta,
})
