import type { NewsletterOutcome } from '@edbazaar/api-client'

/** The outcomes of a newsletter for a reader, in the order shown. */
export const outcomes = [
  'sent',
  'queued',
  'bounced',
  'failed',
  'unsubscribed',
  'not_confirmed',
  'bounced_before',
  'duplicate',
  'cancelled',
] as const satisfies readonly NewsletterOutcome[]
