import { definePage, type I18n, type PageMeta } from '@edbazaar/feature-platform'
import { DraftScreen } from './DraftScreen'
import { loadDraft } from './load-draft'
import { messages } from './messages'

/** Hidden from search engines. */
function meta(_: unknown, i18n: I18n): PageMeta {
  const t = i18n.translate(messages)
  return {
    title: t(messages.editTitle),
    description: t(messages.description),
    canonicalPath: null,
    isHidden: true,
  }
}

export const page = definePage({ loader: loadDraft, Component: DraftScreen, meta })
