import { defineMessages } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'

/** The question before unsaved changes are lost. */
export const messages = defineMessages(
  'form-kit/unsaved-guard',
  import.meta.glob('./locales/*.po'),
  {
    title: msg`Leave without saving?`,
    text: msg`Your latest changes will be lost.`,
    leave: msg`Leave`,
    stay: msg`Stay`,
  },
)
