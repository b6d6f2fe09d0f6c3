import { defineMessages } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'

/** Texts of job posts on several pages. */
export const labelMessages = defineMessages('hiring/labels', import.meta.glob('./locales/*.po'), {
  untitled: msg`Untitled draft`,
  byListing: msg`The listing was hidden from parents, so its jobs were paused.`,
})
