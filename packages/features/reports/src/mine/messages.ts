import { defineMessages } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'

/** Texts of the user's reports. */
export const messages = defineMessages('reports/mine', import.meta.glob('./locales/*.po'), {
  title: msg`My reports`,
  loading: msg`Loading your reports`,
  failed: msg`Your reports could not be loaded`,
  failedText: msg`Check your connection and try again.`,
  retry: msg`Retry`,
  empty: msg`You have not reported anything`,
  emptyText: msg`To report a page, choose Report beside its title.`,
  statuses: {
    open: msg`Being checked`,
    kept: msg`Checked, no change needed`,
    acted: msg`Action taken`,
  },
  sent: (day: string, reference: string) => msg`Sent ${day}. ${reference}`,
  decided: (day: string) => msg`Decided ${day}.`,
  more: msg`Show more`,
})
