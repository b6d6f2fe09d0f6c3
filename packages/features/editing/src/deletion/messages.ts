import type { DeletedListings } from '@edbazaar/api-client'
import { defineMessages, type MessageDescriptor } from '@edbazaar/feature-platform'
import { msg, plural } from '@edbazaar/feature-platform/macro'

export type ListingKind = DeletedListings['data'][number]['kind']

/** Texts of deleting and restoring schools, stores and services. */
export const messages = defineMessages('editing/deletion', import.meta.glob('./locales/*.po'), {
  more: (name: string) => msg`More actions for ${name}`,
  enquiries: msg`Enquiries`,
  members: msg`Members`,
  delete: msg`Delete`,
  keep: msg`Keep`,
  titles: {
    school: msg`Delete school`,
    store: msg`Delete store`,
    product: msg`Delete service`,
  } satisfies Record<ListingKind, MessageDescriptor>,
  question: (name: string) => msg`Delete “${name}”?`,
  gone: {
    school: msg`Its page and jobs disappear from EdBazaar immediately. People who bookmarked it see that it is no longer available.`,
    store: msg`Its page and all its services disappear from EdBazaar immediately. People who bookmarked a service see that it is no longer available.`,
    product: msg`Its page and batches disappear from EdBazaar immediately. People who bookmarked it see that it is no longer available.`,
  } satisfies Record<ListingKind, MessageDescriptor>,
  /** Of stores and services. */
  families: msg`It cannot be deleted while families have a seat in a batch or wait for one. Cancel those batches first: the families are then emailed.`,
  days: msg`You can restore it for 30 days. After that, it is permanently removed with its images and videos.`,
  daysOfRegistered: msg`You can restore it for 30 days. After that, everything you added is permanently removed, and its entry from the school register is shown again.`,
  hideInstead: msg`To hide it for a while, turn off “Shown to parents” instead.`,

  deleted: (name: string) => msg`“${name}” was deleted.`,
  undo: msg`Undo`,
  restored: (name: string) => msg`“${name}” was restored.`,

  recentlyDeleted: msg`Recently deleted`,
  recentlyDeletedText: msg`Parents cannot see these. They do not count as live in your plan until you restore them.`,
  restorable: (daysLeft: number) =>
    msg`${plural(daysLeft, {
      one: 'Can be restored for # more day',
      other: 'Can be restored for # more days',
    })}`,
  restore: msg`Restore`,
  restoreOf: (name: string) => msg`Restore ${name}`,
})
