import { msg } from '@edbazaar/feature-platform/macro'
import { defineMessages } from '../i18n/catalogue'

/** Texts about sessions. Those that the specification quotes keep its spelling. */
export const messages = defineMessages('platform/session', import.meta.glob('./locales/*.po'), {
  loggedOut: msg`Logged Out Successfully`,
  sessionOver: msg`Your session has expired. Sign in again to continue. What you typed is still here.`,
})
