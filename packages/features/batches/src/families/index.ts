import { definePage, privateMeta } from '@edbazaar/feature-platform'
import { FamiliesScreen } from './FamiliesScreen'
import { loadFamilies } from './load-families'
import { messages } from './messages'

export const page = definePage({
  loader: loadFamilies,
  Component: FamiliesScreen,
  meta: privateMeta(messages, messages.title, messages.description),
})
