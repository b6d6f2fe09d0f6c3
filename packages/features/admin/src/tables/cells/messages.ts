import type { AdminBlog, ListingStatus, ModerationState } from '@edbazaar/api-client'
import { defineMessages, type MessageDescriptor } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'

/** Texts of several admin tables. */
export const cellMessages = defineMessages(
  'admin/tables/cells',
  import.meta.glob('./locales/*.po'),
  {
    moderation: msg`Moderation`,
    moderationStates: {
      unreviewed: msg`Not yet reviewed`,
      approved: msg`Approved`,
      pending: msg`Waiting for approval`,
      hidden: msg`Hidden`,
      removed: msg`Removed`,
    } satisfies Record<ModerationState, MessageDescriptor>,
    status: msg`Status`,
    statuses: {
      live: msg`Live`,
      unreviewed: msg`Live, unreviewed`,
      pending: msg`Waiting for approval`,
      hidden: msg`Hidden by admin`,
      removed: msg`Removed by admin`,
      switched_off: msg`Switched off`,
      deleted: msg`Deleted`,
    } satisfies Record<ListingStatus, MessageDescriptor>,
    publications: {
      draft: msg`Draft`,
      review: msg`In review`,
      published: msg`Published`,
      changes: msg`Changes requested`,
      removed: msg`Removed`,
    } satisfies Record<AdminBlog['status'], MessageDescriptor>,
    owner: msg`Owner`,
    owners: {
      yes: msg`With an owner`,
      no: msg`Without an owner`,
    },
    kind: msg`Kind`,
    updated: msg`Last changed`,
    edit: (name: string) => msg`Edit ${name}`,
  },
)
