import { defineMessages } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'

/** Texts of the page of billing details. */
export const messages = defineMessages(
  'subscriptions/billing',
  import.meta.glob('./locales/*.po'),
  {
    title: msg`Billing details`,
    standfirst: msg`For your next invoices. Invoices already issued do not change.`,
  },
)
