import { definePage, privateMeta } from '@edbazaar/feature-platform'
import { BatchesScreen } from './BatchesScreen'
import { loadBatches } from './load-batches'
import { messages } from './messages'

export const page = definePage({
  loader: loadBatches,
  Component: BatchesScreen,
  meta: privateMeta(messages, messages.title, messages.description),
})
