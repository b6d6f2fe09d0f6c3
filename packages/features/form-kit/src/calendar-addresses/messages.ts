import { defineMessages } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'

/** Texts about private calendar addresses. */
export const messages = defineMessages(
  'form-kit/calendar-addresses',
  import.meta.glob('./locales/*.po'),
  {
    create: msg`Create a private address`,
    limit: (most: number) =>
      msg`You have ${most} private addresses for bookings and stores, which is the limit. Revoke one to create another.`,
    address: msg`Private address`,
    copyNow: msg`Copy this address now. It will not be shown again.`,
    copy: msg`Copy`,
    copied: msg`Address copied`,
    copyFailed: msg`The address could not be copied. Select it and copy it.`,
    createdOn: (day: string) => msg`Created on ${day}`,
    readAt: (when: string) => msg`last read: ${when}`,
    neverRead: msg`not read yet`,
    revoke: msg`Revoke`,
    revokeOf: (day: string) => msg`Revoke the address created on ${day}`,
    revokeOfStore: (store: string, day: string) =>
      msg`Revoke the address created on ${store}, ${day}`,
    revokeTitle: msg`Revoke the address?`,
    revokeText: msg`Calendars that use this address will no longer show the classes.`,
    keep: msg`Keep it`,
    revoked: msg`Address revoked`,
  },
)
