import { definePage, privateMeta } from '@edbazaar/feature-platform'
import { JudgingScreen } from './JudgingScreen'
import { loadJudging } from './load-judging'
import { messages } from './messages'

export const page = definePage({
  loader: loadJudging,
  Component: JudgingScreen,
  meta: privateMeta(messages, messages.pageTitle, messages.description),
})
