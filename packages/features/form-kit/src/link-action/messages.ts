import { defineMessages } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'

/** Texts of the page behind an emailed link. */
export const messages = defineMessages('form-kit/link-action', import.meta.glob('./locales/*.po'), {
  brokenTitle: msg`This link is incomplete`,
  brokenText: msg`Copy the full link from the email.`,
})
