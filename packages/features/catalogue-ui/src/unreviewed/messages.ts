import { defineMessages } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'

export const messages = defineMessages(
  'catalogue-ui/unreviewed',
  import.meta.glob('./locales/*.po'),
  { unreviewed: msg`Not yet reviewed` },
)
