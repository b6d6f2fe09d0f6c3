import { defineMessages } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'

/** Texts shown before code has loaded, or when it fails to load. Part of every page. */
export const messages = defineMessages('sign-in/loading', import.meta.glob('./locales/*.po'), {
  title: msg`Sign In to your account`,
  formFailed: msg`The form did not load. Check your connection and try again.`,
  linkFailed: msg`EdBazaar could not be reached. Check your connection, then open the link again.`,
})
