import type { ModerationState } from '@edbazaar/api-client'
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
  },
)
