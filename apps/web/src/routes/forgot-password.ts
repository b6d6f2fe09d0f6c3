import {
  ForgotPasswordScreen,
  forgotPasswordMeta,
  postForgotPassword,
} from '@edbazaar/feature-sign-in/forgot-password'

export const action = postForgotPassword
export const Component = ForgotPasswordScreen
export const handle = { meta: forgotPasswordMeta }
