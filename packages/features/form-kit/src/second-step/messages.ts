import { defineMessages } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'

/** Texts of the form that proves a second factor. */
export const messages = defineMessages('form-kit/second-step', import.meta.glob('./locales/*.po'), {
  appCode: msg`6-digit code`,
  appHint: msg`Open your authenticator app to see it.`,
  recoveryCode: msg`Recovery code`,
  recoveryHint: msg`One of the codes that you saved. Each code works once.`,
  enterCode: msg`Enter the 6 digits that your app shows.`,
  enterRecoveryCode: msg`Enter one of your recovery codes.`,
  confirm: msg`Confirm`,
  passkeyText: msg`Your browser asks for your fingerprint, face, screen lock or security key.`,
  usePasskey: msg`Use a passkey`,
  otherWays: msg`Other ways to confirm`,
  useApp: msg`Use the authenticator app`,
  useOtherPasskey: msg`Use a passkey instead`,
  useRecoveryCode: msg`Use a recovery code`,
  passkeyCancelled: msg`The passkey was not used. Try again, or choose another way.`,
  passkeyUnsupported: msg`This browser does not support passkeys. Choose another way.`,
  passkeyKnown: msg`This device already has a passkey for your account.`,
})
