import { definePage, privateMeta } from '@edbazaar/feature-platform'
import { EnterScreen } from './EnterScreen'
import { loadEnter } from './load-enter'
import { messages } from './messages'

export const page = definePage({
  loader: loadEnter,
  Component: EnterScreen,
  meta: privateMeta(messages, messages.pageTitle, messages.description),
})
