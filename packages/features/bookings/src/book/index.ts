import { definePage } from '@edbazaar/feature-platform'
import { BookScreen } from './BookScreen'
import { loadBook } from './load-book'
import { messages } from './messages'

export const page = definePage({
  loader: loadBook,
  Component: BookScreen,
  meta(_, i18n) {
    const t = i18n.translate(messages)
    return {
      title: t(messages.title),
      description: t(messages.lead),
      canonicalPath: null,
      isHidden: true,
    }
  },
})
