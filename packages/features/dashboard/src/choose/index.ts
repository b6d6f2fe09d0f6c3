import { definePage, privateMeta } from '@edbazaar/feature-platform'
import { ChooseScreen } from './ChooseScreen'
import { loadChoice } from './load-choice'
import { messages } from './messages'

export const page = definePage({
  loader: loadChoice,
  Component: ChooseScreen,
  meta: privateMeta(messages, messages.title, messages.description),
})
