import { formAction } from '@edbazaar/feature-form-kit'
import { loadLinkSchema } from '@edbazaar/feature-form-kit/link-action'
import { definePage, type I18n, type PageMeta } from '@edbazaar/feature-platform'
import { messages } from '../messages'
import { unsubscribe } from '../newsletter-forms'

import { UnsubscribeScreen } from './UnsubscribeScreen'

/** Handles the form when it is posted without scripts, and one-click requests of email programs. */
const postUnsubscribe = formAction(loadLinkSchema, unsubscribe)

/** Not indexed by search engines. */
function unsubscribeMeta(_: unknown, i18n: I18n): PageMeta {
  const t = i18n.translate(messages)
  return {
    title: t(messages.unsubscribeTitle),
    description: t(messages.unsubscribeText),
    canonicalPath: null,
    isHidden: true,
  }
}

export const page = definePage({
  action: postUnsubscribe,
  Component: UnsubscribeScreen,
  meta: unsubscribeMeta,
})
