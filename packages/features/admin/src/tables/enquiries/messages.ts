import type { EnquiryState } from '@edbazaar/api-client'
import { defineMessages, type MessageDescriptor } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'

/** Texts of the table of all enquiries. */
export const enquiryMessages = defineMessages(
  'admin/tables/enquiries',
  import.meta.glob('./locales/*.po'),
  {
    title: msg`All enquiries`,
    standfirst: msg`Enquiries to all schools and stores, and general ones, with their response times. Names are shown while the parent’s consent lasts.`,
    search: msg`Search by reference, name or class`,
    enquiry: msg`Enquiry`,
    listing: msg`To`,
    parent: msg`Parent`,
    noConsent: msg`No consent`,
    state: msg`State`,
    states: {
      new: msg`New`,
      contacted: msg`Contacted`,
      visit: msg`Visit`,
      applied: msg`Applied`,
      enrolled: msg`Enrolled`,
      lost: msg`Lost`,
      invalid: msg`Not valid`,
    } satisfies Record<EnquiryState, MessageDescriptor>,
    desk: msg`Desk`,
    desks: { school: msg`Schools`, store: msg`Stores`, general: msg`General` },
    received: msg`Received`,
    reply: msg`First reply`,
    replies: { answered: msg`Answered`, waiting: msg`Not answered`, overdue: msg`Overdue` },
    assigned: msg`Assigned to`,
    shares: msg`Not valid, lost`,
    unusual: msg`Unusual share`,
    shareOf: (invalid: number, lost: number) => msg`${invalid}%, ${lost}%`,
    unusualHint: msg`More than three times the median of all listings, and at least three enquiries.`,
    minutes: (minutes: number) => msg`${minutes} min`,
    hours: (hours: number, minutes: number) => msg`${hours} h ${minutes} min`,
  },
)
