import { defineMessages } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'

/** Texts above the table of users. */
export const messages = defineMessages(
  'admin/tables/users/head',
  import.meta.glob('./locales/*.po'),
  { invoices: msg`Invoices and payments` },
)
