import { defineMessages } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'

/** Texts at the top of a user's pages. */
export const messages = defineMessages('account/user-page', import.meta.glob('./locales/*.po'), {
  since: (day: string) => msg`On EdBazaar since ${day}`,
  edit: msg`Edit profile`,
})
