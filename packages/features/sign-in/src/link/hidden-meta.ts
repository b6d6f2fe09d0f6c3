import type { I18n, MessageDescriptor, PageMeta } from '@edbazaar/feature-platform'
import { messages } from './messages'

/** Metadata of a page that is hidden from search engines. */
export const hiddenMeta =
  (title: MessageDescriptor, description: MessageDescriptor) =>
  (_: unknown, i18n: I18n): PageMeta => {
    const t = i18n.translate(messages)
    return { title: t(title), description: t(description), canonicalPath: null, isHidden: true }
  }
