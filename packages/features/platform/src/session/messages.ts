import { msg } from '@edbazaar/feature-platform/macro'
import { defineMessages } from '../i18n/catalogue'

/** Texts about sessions. Those that the specification quotes keep its spelling. */
export const messages = defineMessages('platform/session', import.meta.glob('./locales/*.po'), {
  loggedOut: msg`Logged Out Successfully`,
})
