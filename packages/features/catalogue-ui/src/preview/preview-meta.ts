import type { I18n, PageMeta } from '@edbazaar/feature-platform'
import { messages } from './messages'

/** Metadata of a preview, which search engines do not index. */
export function previewMeta(_: unknown, i18n: I18n): PageMeta {
  const t = i18n.translate(messages)
  return {
    title: t(messages.title),
    description: t(messages.description),
    canonicalPath: null,
    isHidden: true,
  }
}
