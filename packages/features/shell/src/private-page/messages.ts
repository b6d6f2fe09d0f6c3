import { defineMessages } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'
/** Texts of a private page for a visitor who is not signed in. */
export const messages = defineMessages('shell/private-page', import.meta.glob('./locales/*.po'), {
  signInFirst: msg`Sign in to see this page`,
  signInFirstText: msg`This page is private. After signing in, you will return here.`,
  signIn: msg`Sign In`,
})
