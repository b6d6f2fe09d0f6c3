import { loadResults, ResultsScreen, resultsMeta } from '@edbazaar/feature-search/results'

export const loader = loadResults
export const Component = ResultsScreen
export const handle = { meta: resultsMeta }
