import type { ContactTopic } from '@edbazaar/api-client'

/** The topics of the form, in display order. */
export const topics = [
  'question',
  'correction',
  'listing',
  'partners',
  'privacy',
  'careers',
  'press',
] as const satisfies readonly ContactTopic[]
