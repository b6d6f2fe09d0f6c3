import { formAction } from '@edbazaar/feature-forms'
import type { PageMeta } from '@edbazaar/feature-shell'
import { messages } from '../messages'
import { confirm, loadLinkSchema } from '../newsletter-forms'

export { ConfirmScreen } from './ConfirmScreen'

/** Receives the button where it is pressed without scripts. */
export const postConfirm = formAction(loadLinkSchema, confirm)

/** Search engines have nothing to look for here. */
export function confirmMeta(): PageMeta {
  return {
    title: messages.confirmTitle,
    description: messages.confirmText,
    canonicalPath: null,
    isHidden: true,
  }
}
