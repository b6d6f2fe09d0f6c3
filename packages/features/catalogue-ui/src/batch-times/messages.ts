import { defineMessages } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'

/** Texts about when a batch takes place. */
export const batchTimeMessages = defineMessages(
  'catalogue-ui/batch-times',
  import.meta.glob('./locales/*.po'),
  {
    from: (day: string) => msg`From ${day}`,
    fromTo: (from: string, to: string) => msg`${from} to ${to}`,
  },
)
