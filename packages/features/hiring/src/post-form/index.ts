import { definePage, type I18n, type PageMeta } from '@edbazaar/feature-platform'
import { type LoadedPostForm, loadPostForm } from './load-post-form'
import { messages } from './messages'
import { PostFormScreen } from './PostFormScreen'

/** Hidden from search engines. */
function formMeta(loaded: LoadedPostForm | null, i18n: I18n): PageMeta {
  const t = i18n.translate(messages)
  return {
    title: loaded?.post?.post.title || t(messages.newTitle),
    description: t(messages.description),
    canonicalPath: null,
    isHidden: true,
  }
}

export const page = definePage({ loader: loadPostForm, Component: PostFormScreen, meta: formMeta })
