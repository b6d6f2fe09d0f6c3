import type { ContactTopic } from '@edbazaar/api-client'

/** In the order offered. */
export const topics = [
  'question',
  'correction',
  'listing',
  'partners',
  'privacy',
  'careers',
  'press',
] as const satisfies readonly ContactTopic[]
