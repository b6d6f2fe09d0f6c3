import { definePage, privateMeta } from '@edbazaar/feature-platform'
import { ContestsScreen } from './ContestsScreen'
import { loadContests } from './load-contests'
import { messages } from './messages'

export const page = definePage({
  loader: loadContests,
  Component: ContestsScreen,
  meta: privateMeta(messages, messages.title, messages.description),
})
