import { definePage, type I18n, type PageMeta } from '@edbazaar/feature-platform'
import { loadPosts } from './load-posts'
import { MyPostsScreen } from './MyPostsScreen'
import { messages } from './messages'

/** Hidden from search engines. */
function postsMeta(_: unknown, i18n: I18n): PageMeta {
  const t = i18n.translate(messages)
  return {
    title: t(messages.title),
    description: t(messages.description),
    canonicalPath: null,
    isHidden: true,
  }
}

export const page = definePage({ loader: loadPosts, Component: MyPostsScreen, meta: postsMeta })
