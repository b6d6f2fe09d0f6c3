import { definePage } from '@edbazaar/feature-platform'
import { loadResults } from './load-results'
import { ResultsScreen } from './ResultsScreen'
import { resultsMeta } from './results-meta'

export const page = definePage({ loader: loadResults, Component: ResultsScreen, meta: resultsMeta })
