import { definePage, privateMeta } from '@edbazaar/feature-platform'
import { HomeScreen } from './HomeScreen'
import { loadHome } from './load-home'
import { messages } from './messages'

export const page = definePage({
  loader: loadHome,
  Component: HomeScreen,
  meta: privateMeta(messages, messages.title, messages.description),
})
