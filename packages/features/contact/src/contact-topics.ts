import type { ContactTopic } from '@edbazaar/api-client'

/** The topics of the form, in display order. */
export const topics = [
  'question',
  'consultation',
  'correction',
  'listing',
  'partners',
  'donate-books',
  'privacy',
  'careers',
  'press',
] as const satisfies readonly ContactTopic[]
