import { defineMessages } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'

/** Texts beside the values of a changed field. */
export const messages = defineMessages('admin/field-diff', import.meta.glob('./locales/*.po'), {
  labels: {
    before: msg`Before`,
    after: msg`After`,
    added: msg`Added`,
    removed: msg`Removed`,
    nothing: msg`Nothing`,
  },
})
