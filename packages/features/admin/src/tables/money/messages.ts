import { defineMessages } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'

/** Texts that forms about invoices and payments share. */
export const messages = defineMessages('admin/tables/money', import.meta.glob('./locales/*.po'), {
  close: msg`Close`,
  referenceHint: msg`12 digits, or 16 or 22 letters and digits`,
  referenceWrong: msg`Enter 12 digits, or 16 or 22 letters and digits.`,
})
