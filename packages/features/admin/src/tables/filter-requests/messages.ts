import type { FilterRequestStatus } from '@edbazaar/api-client'
import { defineMessages, type MessageDescriptor } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'

export const filterRequestMessages = defineMessages(
  'admin/tables/filter-requests',
  import.meta.glob('./locales/*.po'),
  {
    title: msg`Filter requests`,
    standfirst: msg`Filter values that providers have requested, latest first.`,
    search: msg`Search by value, filter, listing or user`,
    value: msg`Value`,
    filter: msg`Filter`,
    section: msg`Section`,
    sections: {
      schools: msg`Schools`,
      tuitions: msg`Tuitions`,
      activities: msg`Activities`,
      camps: msg`Camps`,
      workshops: msg`Workshops`,
    },
    status: msg`Status`,
    statuses: {
      pending: msg`Pending`,
      approved: msg`Added`,
      merged: msg`Merged`,
      rejected: msg`Rejected`,
    } satisfies Record<FilterRequestStatus, MessageDescriptor>,
    listings: msg`Listings`,
    requested: msg`Requested`,
    decided: msg`Decided`,
    review: msg`Review`,
    reviewOf: (value: string) => msg`Review ${value}`,
  },
)
