import { definePage, privateMeta } from '@edbazaar/feature-platform'
import { listingsScreen } from './ListingsScreen'
import { loadSchools, loadStores } from './load-listings'
import { messages } from './messages'

export const schoolsPage = definePage({
  loader: loadSchools,
  Component: listingsScreen('school'),
  meta: privateMeta(messages, messages.school, messages.description),
})
export const storesPage = definePage({
  loader: loadStores,
  Component: listingsScreen('store'),
  meta: privateMeta(messages, messages.store, messages.description),
})
