import type { CatalogueMessages, MessageDescriptor } from '../i18n/catalogue'
import type { I18n } from '../i18n/create-i18n'
import type { PageMeta } from './page-meta'

/** The title of a page that search engines do not list. */
export const privateMeta =
  (messages: CatalogueMessages, title: MessageDescriptor, description: MessageDescriptor) =>
  (_: unknown, i18n: I18n): PageMeta => {
    const t = i18n.translate(messages)
    return { title: t(title), description: t(description), canonicalPath: null, isHidden: true }
  }
