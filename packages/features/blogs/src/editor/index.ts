import { definePage, type I18n, type PageMeta } from '@edbazaar/feature-platform'
import { BlogEditorScreen } from './BlogEditorScreen'
import { loadBlogEditor } from './load-blog-editor'
import { messages } from './messages'

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

export const page = definePage({ loader: loadBlogEditor, Component: BlogEditorScreen, meta })
