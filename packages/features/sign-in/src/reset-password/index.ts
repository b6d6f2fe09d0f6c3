import { definePage } from '@edbazaar/feature-platform'
import { hiddenMeta } from '../link/hidden-meta'
import { messages } from '../link/messages'

import { ResetPasswordScreen } from './ResetPasswordScreen'

const resetPasswordMeta = hiddenMeta(messages.resetTitle, messages.resetText)

export const page = definePage({ Component: ResetPasswordScreen, meta: resetPasswordMeta })
