import { formAction } from '@edbazaar/feature-forms'
import type { I18n } from '@edbazaar/feature-platform'
import type { PageMeta } from '@edbazaar/feature-shell'
import { messages } from '../messages'
import { loadLinkSchema, unsubscribe } from '../newsletter-forms'

export { UnsubscribeScreen } from './UnsubscribeScreen'

/** Receives the button where it is pressed without scripts, and the one click of mail programs. */
export const postUnsubscribe = formAction(loadLinkSchema, unsubscribe)

/** Search engines have nothing to look for here. */
export function unsubscribeMeta(_: unknown, i18n: I18n): PageMeta {
  const t = i18n.translate(messages)
  return {
    title: t(messages.unsubscribeTitle),
    description: t(messages.unsubscribeText),
    canonicalPath: null,
    isHidden: true,
  }
}
