import { definePage } from '@edbazaar/feature-platform'
import { BookScreen } from './BookScreen'
import { isWaitlistOnly } from './book-choice'
import { loadBook } from './load-book'
import { messages } from './messages'

export const page = definePage({
  loader: loadBook,
  Component: BookScreen,
  meta(loaded, i18n) {
    const t = i18n.translate(messages)
    const batch = loaded?.batch ?? null
    return {
      title: t(batch !== null && isWaitlistOnly(batch) ? messages.join : messages.title),
      description: t(messages.lead),
      canonicalPath: null,
      isHidden: true,
    }
  },
})
