import type { FilterRequestReason } from '@edbazaar/api-client'
import { defineMessages, type MessageDescriptor } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'

export const reviewMessages = defineMessages(
  'admin/tables/filter-requests/review',
  import.meta.glob('./locales/*.po'),
  {
    title: (value: string) => msg`Requested value: ${value}`,
    place: (category: string, section: string) => msg`For the filter ${category} of ${section}`,
    failed: msg`The request could not be loaded`,
    retry: msg`Retry`,
    close: msg`Close`,
    cancel: msg`Cancel`,
    listing: msg`Listing`,
    listings: msg`Listings affected`,
    noListings: msg`None. No listing of the user has this name.`,
    asked: msg`Requested by`,
    askedBy: (name: string, day: string) => msg`${name}, ${day}`,
    formerUser: msg`Former user`,
    requests: msg`Requests`,
    requestCount: (count: number) =>
      msg`${count} for the same value. Your decision applies to all of them.`,

    history: msg`History`,
    allChanges: msg`Changes in the audit log`,

    decision: msg`Decision`,
    approve: msg`Add the value`,
    approveHint: msg`Parents can filter by it, and it is selected in the listings affected.`,
    merge: msg`Merge with a value`,
    mergeHint: msg`The filter already has it. It is selected in the listings affected.`,
    reject: msg`Reject`,
    rejectHint: msg`The value is not added.`,
    name: msg`Name that parents see`,
    nameRequired: msg`Enter a name.`,
    value: msg`Value`,
    chooseValue: msg`Choose a value`,
    valueRequired: msg`Choose the value to merge with.`,
    reason: msg`Reason`,
    chooseReason: msg`Choose a reason`,
    reasonRequired: msg`Choose a reason.`,
    reasons: {
      other_filter: msg`It belongs to another filter`,
      too_specific: msg`Too specific for parents`,
      unclear: msg`Unclear what it means`,
      not_allowed: msg`Against the rules`,
      other: msg`Another reason`,
    } satisfies Record<FilterRequestReason, MessageDescriptor>,
    note: msg`Note to the user (optional)`,
    noteNeeded: msg`Note to the user`,
    noteRequired: msg`Explain the reason.`,
    told: msg`The user gets an email and a notice beside their listings. You can undo this for 30 days.`,
    send: { approved: msg`Add value`, merged: msg`Merge`, rejected: msg`Reject` },
    done: {
      approved: (name: string) => msg`${name} added`,
      merged: (name: string) => msg`Merged with ${name}`,
      rejected: (name: string) => msg`${name} rejected`,
    },
    undo: msg`Undo`,

    own: msg`You asked for this value`,
    ownText: msg`Another admin must decide.`,
    decided: {
      approved: (admin: string, name: string, day: string) => msg`${admin} added ${name} on ${day}`,
      merged: (admin: string, name: string, day: string) =>
        msg`${admin} merged it with ${name} on ${day}`,
      rejected: (admin: string, name: string, day: string) =>
        msg`${admin} rejected ${name} on ${day}`,
    },
  },
)
