import { formAction } from '@edbazaar/feature-forms'
import type { I18n } from '@edbazaar/feature-platform'
import type { PageMeta } from '@edbazaar/feature-shell'
import { messages } from '../messages'
import { loadLinkSchema, unsubscribe } from '../newsletter-forms'

export { UnsubscribeScreen } from './UnsubscribeScreen'

/** Handles the form when it is posted without scripts, and one-click requests of email programs. */
export const postUnsubscribe = formAction(loadLinkSchema, unsubscribe)

/** Not indexed by search engines. */
export function unsubscribeMeta(_: unknown, i18n: I18n): PageMeta {
  const t = i18n.translate(messages)
  return {
    title: t(messages.unsubscribeTitle),
    description: t(messages.unsubscribeText),
    canonicalPath: null,
    isHidden: true,
  }
}
