import { defineMessages } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'

/** Texts of the dialog that asks for the password again. */
export const messages = defineMessages(
  'form-kit/confirm-password',
  import.meta.glob('./locales/*.po'),
  {
    title: msg`Confirm that it is you`,
    description: msg`We ask before personal data leaves EdBazaar and before permissions change. You won’t be asked again for 15 minutes.`,
    password: msg`Your password`,
    enterPassword: msg`Enter your password.`,
    confirm: msg`Confirm`,
    cancel: msg`Cancel`,
    loading: msg`Loading`,
    signInAgain: msg`Sign in again to continue`,
  },
)
