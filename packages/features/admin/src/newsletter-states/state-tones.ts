import type { NewsletterDraft } from '@edbazaar/api-client'
import type { BadgeTone } from '@edbazaar/ui/Badge'

/** The tone of each state. */
export const stateTones: Readonly<Record<NewsletterDraft['state'], BadgeTone>> = {
  draft: 'plain',
  scheduled: 'act',
  sending: 'accent',
  paused: 'accent',
  sent: 'good',
  cancelled: 'bad',
}
