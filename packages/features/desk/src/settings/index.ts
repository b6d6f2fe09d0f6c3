import { definePage, type I18n, type PageMeta } from '@edbazaar/feature-platform'
import { DeskScreen } from './DeskScreen'
import { loadDesk } from './load-desk'
import { messages } from './messages'

/** Hidden from search engines. */
function deskMeta(_: unknown, i18n: I18n): PageMeta {
  const t = i18n.translate(messages)
  return {
    title: t(messages.title),
    description: t(messages.description),
    canonicalPath: null,
    isHidden: true,
  }
}

export const page = definePage({ loader: loadDesk, Component: DeskScreen, meta: deskMeta })
