import { defineMessages } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'

/** Whether a user may sign in. */
export const messages = defineMessages('admin/account-status', import.meta.glob('./locales/*.po'), {
  open: msg`Active`,
  blocked: msg`Blocked`,
  blockedUntil: (day: string) => msg`Blocked until ${day}`,
})
