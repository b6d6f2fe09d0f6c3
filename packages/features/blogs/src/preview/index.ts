import { definePage, type I18n, type PageMeta } from '@edbazaar/feature-platform'
import { loadBlogEditor } from '../editor/load-blog-editor'
import { messages } from './messages'
import { PreviewScreen } from './PreviewScreen'

/** Hidden from search engines. */
function meta(_: unknown, i18n: I18n): PageMeta {
  const t = i18n.translate(messages)
  return {
    title: t(messages.title),
    description: t(messages.note),
    canonicalPath: null,
    isHidden: true,
  }
}

export const page = definePage({ loader: loadBlogEditor, Component: PreviewScreen, meta })
