import { ResetPasswordScreen, resetPasswordMeta } from '@edbazaar/feature-sign-in/reset-password'

export const Component = ResetPasswordScreen
export const handle = { meta: resetPasswordMeta }
