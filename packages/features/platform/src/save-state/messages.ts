import { msg } from '@edbazaar/feature-platform/macro'
import { defineMessages } from '../i18n/catalogue'

/** The states of something that saves automatically. */
export const messages = defineMessages('platform/save-state', import.meta.glob('./locales/*.po'), {
  labels: {
    saving: msg`Saving`,
    saved: msg`Saved`,
    failed: msg`Not saved`,
  },
})
