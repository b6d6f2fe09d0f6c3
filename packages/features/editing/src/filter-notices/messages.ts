import type { FilterRequestReason } from '@edbazaar/api-client'
import { defineMessages, type MessageDescriptor } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'

/** What providers read about the filter values that they asked for. */
export const filterNoticeMessages = defineMessages(
  'editing/filter-notices',
  import.meta.glob('./locales/*.po'),
  {
    approved: (value: string, category: string) => msg`${value} is now a value of ${category}`,
    merged: (value: string, category: string, name: string) =>
      msg`${category} has ${name}, which stands for ${value} too`,
    rejected: (value: string, category: string) => msg`${value} was not added to ${category}`,
    forListing: (name: string, day: string) => msg`You asked for it for ${name}. Decided ${day}.`,
    reasons: {
      other_filter: msg`It belongs to another filter.`,
      too_specific: msg`Parents do not look for something so specific.`,
      unclear: msg`We did not understand what it means.`,
      not_allowed: msg`It does not follow our rules.`,
      other: msg`The note says why.`,
    } satisfies Record<FilterRequestReason, MessageDescriptor>,
    hide: msg`Hide`,
  },
)
