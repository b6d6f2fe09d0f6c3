import { hiddenMeta } from '../link/hidden-meta'
import { messages } from '../link/link-messages'

export { ResetPasswordScreen } from './ResetPasswordScreen'

export const resetPasswordMeta = hiddenMeta(messages.resetTitle, messages.resetText)
