import { defineMessages } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'

export const messages = defineMessages(
  'service-editor/filters',
  import.meta.glob('./locales/*.po'),
  {
    add: msg`Suggest a missing value`,
    none: msg`There are no filters for this kind yet.`,
  },
)
