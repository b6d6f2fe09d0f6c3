import { definePage, privateMeta } from '@edbazaar/feature-platform'
import { loadMetricRows, loadMetrics } from './load-metrics'
import { MetricsScreen } from './MetricsScreen'
import { messages } from './messages'
import { RowsScreen } from './RowsScreen'

const meta = privateMeta(messages, messages.title, messages.description)

export const page = definePage({ loader: loadMetrics, Component: MetricsScreen, meta })
export const rowsPage = definePage({ loader: loadMetricRows, Component: RowsScreen, meta })
