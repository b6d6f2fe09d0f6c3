import { definePage, privateMeta } from '@edbazaar/feature-platform'
import { ContestScreen } from './ContestScreen'
import { loadContest } from './load-contest'
import { messages } from './messages'

export const page = definePage({
  loader: loadContest,
  Component: ContestScreen,
  meta: privateMeta(messages, messages.pageTitle, messages.description),
})
