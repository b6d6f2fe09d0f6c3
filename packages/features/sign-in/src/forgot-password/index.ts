import { formAction } from '@edbazaar/feature-forms'
import { hiddenMeta } from '../link/hidden-meta'
import { messages } from '../link/link-messages'
import { loadEmailSchema, requestNewPassword } from '../link/link-requests'

export { ForgotPasswordScreen } from './ForgotPasswordScreen'

/** Handles the form when it is posted without JavaScript. */
export const postForgotPassword = formAction(loadEmailSchema, requestNewPassword)

export const forgotPasswordMeta = hiddenMeta(messages.forgotTitle, messages.forgotText)
