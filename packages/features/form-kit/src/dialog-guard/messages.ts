import { defineMessages } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'

/** The question before a dialog with a changed form closes. */
export const messages = defineMessages(
  'form-kit/dialog-guard',
  import.meta.glob('./locales/*.po'),
  {
    loseAll: msg`All changes will be lost. Continue?`,
  },
)
