import { defineMessages } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'

/** Texts about general enquiries. */
export const askMessages = defineMessages(
  'catalogue-ui/enquire',
  import.meta.glob('./locales/*.po'),
  {
    ask: msg`Ask EdBazaar to find one`,
  },
)
