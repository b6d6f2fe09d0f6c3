import { formAction } from '@edbazaar/feature-form-kit'
import { definePage } from '@edbazaar/feature-platform'
import { hiddenMeta } from '../link/hidden-meta'
import { loadEmailSchema, requestNewPassword } from '../link/link-requests'
import { messages } from '../link/messages'

import { ForgotPasswordScreen } from './ForgotPasswordScreen'

/** Handles the form when it is posted without JavaScript. */
const postForgotPassword = formAction(loadEmailSchema, requestNewPassword)

const forgotPasswordMeta = hiddenMeta(messages.forgotTitle, messages.forgotText)

export const page = definePage({
  action: postForgotPassword,
  Component: ForgotPasswordScreen,
  meta: forgotPasswordMeta,
})
