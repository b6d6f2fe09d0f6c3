import { formAction } from '@edbazaar/feature-form-kit'
import { loadLinkSchema } from '@edbazaar/feature-form-kit/link-action'
import { definePage, type I18n, type PageMeta } from '@edbazaar/feature-platform'
import { messages } from '../messages'
import { confirm } from '../newsletter-forms'

import { ConfirmScreen } from './ConfirmScreen'

/** Handles the form when it is posted without scripts. */
const postConfirm = formAction(loadLinkSchema, confirm)

/** Not indexed by search engines. */
function confirmMeta(_: unknown, i18n: I18n): PageMeta {
  const t = i18n.translate(messages)
  return {
    title: t(messages.confirmTitle),
    description: t(messages.confirmText),
    canonicalPath: null,
    isHidden: true,
  }
}

export const page = definePage({ action: postConfirm, Component: ConfirmScreen, meta: confirmMeta })
