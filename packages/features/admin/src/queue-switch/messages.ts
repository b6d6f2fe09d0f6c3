import { defineMessages } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'

/** The switch between a queue and the table of the same records. */
export const messages = defineMessages('admin/queue-switch', import.meta.glob('./locales/*.po'), {
  view: msg`View`,
  queue: msg`Queue`,
  listings: msg`Listings`,
})
