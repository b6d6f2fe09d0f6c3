import { formAction } from '@edbazaar/feature-forms'
import type { I18n } from '@edbazaar/feature-platform'
import type { PageMeta } from '@edbazaar/feature-shell'
import { messages } from '../messages'
import { confirm, loadLinkSchema } from '../newsletter-forms'

export { ConfirmScreen } from './ConfirmScreen'

/** Handles the form when it is posted without scripts. */
export const postConfirm = formAction(loadLinkSchema, confirm)

/** Not indexed by search engines. */
export function confirmMeta(_: unknown, i18n: I18n): PageMeta {
  const t = i18n.translate(messages)
  return {
    title: t(messages.confirmTitle),
    description: t(messages.confirmText),
    canonicalPath: null,
    isHidden: true,
  }
}
