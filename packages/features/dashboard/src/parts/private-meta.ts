import type {
  CatalogueMessages,
  I18n,
  MessageDescriptor,
  PageMeta,
} from '@edbazaar/feature-platform'

/** The title of a page that search engines do not list. */
export const privateMeta =
  (messages: CatalogueMessages, title: MessageDescriptor, description: MessageDescriptor) =>
  (_: unknown, i18n: I18n): PageMeta => {
    const t = i18n.translate(messages)
    return { title: t(title), description: t(description), canonicalPath: null, isHidden: true }
  }
