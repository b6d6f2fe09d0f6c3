import { defineMessages } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'

/** Texts of all pages of batches. */
export const messages = defineMessages('batches/page', import.meta.glob('./locales/*.po'), {
  loading: msg`Loading`,
})
