import type { NewsletterDraft } from '@edbazaar/api-client'
import { defineMessages, type MessageDescriptor } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'

/** The names of the states of a newsletter. */
export const stateMessages = defineMessages(
  'admin/newsletter-states',
  import.meta.glob('./locales/*.po'),
  {
    states: {
      draft: msg`Draft`,
      scheduled: msg`Scheduled`,
      sending: msg`Sending`,
      paused: msg`Paused`,
      sent: msg`Sent`,
      cancelled: msg`Cancelled`,
    } satisfies Record<NewsletterDraft['state'], MessageDescriptor>,
  },
)
