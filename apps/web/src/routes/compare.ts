import { CompareScreen, compareMeta, loadComparison } from '@edbazaar/feature-shortlist/compare'

export const loader = loadComparison
export const Component = CompareScreen
export const handle = { meta: compareMeta }
