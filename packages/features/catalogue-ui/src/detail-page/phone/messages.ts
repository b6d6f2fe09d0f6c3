import { defineMessages } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'

export const messages = defineMessages(
  'catalogue-ui/detail-page/phone',
  import.meta.glob('./locales/*.po'),
  {
    show: msg`Show`,
    showNumber: msg`Show phone number`,
    failed: msg`We couldn’t load the phone number. Check your connection and try again.`,
  },
)
