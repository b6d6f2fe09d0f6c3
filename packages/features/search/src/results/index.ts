export { loadResults } from './load-results'
export { ResultsScreen } from './ResultsScreen'
export { resultsMeta } from './results-meta'
