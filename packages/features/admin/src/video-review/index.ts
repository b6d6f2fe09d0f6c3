import { definePage, type I18n, type PageMeta } from '@edbazaar/feature-platform'
import { loadReview } from './load-review'
import { messages } from './messages'
import { VideoReviewScreen } from './VideoReviewScreen'

/** Hidden from search engines. */
function meta(_: unknown, i18n: I18n): PageMeta {
  const t = i18n.translate(messages)
  return {
    title: t(messages.pageTitle),
    description: t(messages.description),
    canonicalPath: null,
    isHidden: true,
  }
}

export const page = definePage({ loader: loadReview, Component: VideoReviewScreen, meta })
