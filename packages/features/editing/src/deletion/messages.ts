import type { DeletedListings } from '@edbazaar/api-client'
import { defineMessages, type MessageDescriptor } from '@edbazaar/feature-platform'
import { msg, plural } from '@edbazaar/feature-platform/macro'

export type ListingKind = DeletedListings['data'][number]['kind']

/** Texts of deleting and restoring schools, stores and services. */
export const messages = defineMessages('editing/deletion', import.meta.glob('./locales/*.po'), {
  more: (name: string) => msg`More actions for ${name}`,
  delete: msg`Delete`,
  keep: msg`Keep`,
  titles: {
    school: msg`Delete school`,
    store: msg`Delete store`,
    product: msg`Delete service`,
  } satisfies Record<ListingKind, MessageDescriptor>,
  question: (name: string) => msg`Delete “${name}”?`,
  gone: {
    school: msg`Its page and its jobs disappear from EdBazaar at once. People who bookmarked it see that it is no longer here.`,
    store: msg`Its page and all its services disappear from EdBazaar at once. People who bookmarked a service see that it is no longer here.`,
    product: msg`Its page and batches disappear from EdBazaar at once. People who bookmarked it see that it is no longer here.`,
  } satisfies Record<ListingKind, MessageDescriptor>,
  days: msg`You can restore it for 30 days. Then it is removed for good, with its images and videos.`,
  daysOfRegistered: msg`You can restore it for 30 days. Then everything that you added is removed for good, and its entry from the school register is shown again.`,
  hideInstead: msg`To take a break only, turn off “Shown to parents” instead.`,

  deleted: (name: string) => msg`“${name}” is deleted.`,
  undo: msg`Undo`,
  restored: (name: string) => msg`“${name}” is restored.`,

  recentlyDeleted: msg`Recently deleted`,
  recentlyDeletedText: msg`Parents do not see these. They do not count against your plan.`,
  restorable: (daysLeft: number) =>
    msg`${plural(daysLeft, {
      one: 'Can be restored for # more day',
      other: 'Can be restored for # more days',
    })}`,
  restore: msg`Restore`,
  restoreOf: (name: string) => msg`Restore ${name}`,
})
