import { hiddenMeta } from '../link/hidden-meta'
import { messages } from '../link/link-messages'

export { ConfirmEmailScreen } from './ConfirmEmailScreen'

export const confirmEmailMeta = hiddenMeta(messages.confirmTitle, messages.confirmText)
