import { msg } from '@edbazaar/feature-platform/macro'
import { defineMessages } from '../i18n/catalogue'

/** Texts shown when a session has expired. Their code loads only then. */
export const messages = defineMessages(
  'platform/session-over',
  import.meta.glob('./locales/*.po'),
  {
    signInAgain: msg`Your session has expired. Sign in again to continue. What you typed is still here.`,
    signedOut: msg`Your session has ended. You have been signed out.`,
  },
)
