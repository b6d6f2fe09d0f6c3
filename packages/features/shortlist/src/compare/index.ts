export { CompareScreen } from './CompareScreen'
export { compareMeta } from './compare-meta'
export { loadComparison } from './load-comparison'
