import type { FilterRequestReason } from '@edbazaar/api-client'
import { defineMessages, type MessageDescriptor } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'

/** Texts for providers about the filter values that they asked for. */
export const filterNoticeMessages = defineMessages(
  'editing/filter-notices',
  import.meta.glob('./locales/*.po'),
  {
    approved: (value: string, category: string) => msg`${value} is now a value of ${category}`,
    merged: (value: string, category: string, name: string) =>
      msg`${value} is covered by ${name} in ${category}`,
    rejected: (value: string, category: string) => msg`${value} was not added to ${category}`,
    forListing: (name: string, day: string) => msg`Requested for ${name}. Decided ${day}.`,
    reasons: {
      other_filter: msg`It belongs to another filter.`,
      too_specific: msg`It is too specific to be useful as a filter.`,
      unclear: msg`We did not understand what it means.`,
      not_allowed: msg`It does not follow our rules.`,
      other: msg`See the note.`,
    } satisfies Record<FilterRequestReason, MessageDescriptor>,
    hide: msg`Hide`,
  },
)
