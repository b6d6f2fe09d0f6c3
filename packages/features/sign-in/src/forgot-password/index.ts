import { formAction } from '@edbazaar/feature-forms'
import { hiddenMeta } from '../link/hidden-meta'
import { messages } from '../link/link-messages'
import { loadEmailSchema, requestNewPassword } from '../link/mail-requests'

export { ForgotPasswordScreen } from './ForgotPasswordScreen'

/** Receives the form where it is posted without scripts. */
export const postForgotPassword = formAction(loadEmailSchema, requestNewPassword)

export const forgotPasswordMeta = hiddenMeta(messages.forgotTitle, messages.forgotText)
