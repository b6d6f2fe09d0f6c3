import type { I18n, PageMeta } from '@edbazaar/feature-platform'
import { messages } from './messages'

/** Private, so hidden from search engines. */
export function myVideosMeta(_: unknown, i18n: I18n): PageMeta {
  const t = i18n.translate(messages)
  return {
    title: t(messages.title),
    description: t(messages.standfirst),
    canonicalPath: null,
    isHidden: true,
  }
}
