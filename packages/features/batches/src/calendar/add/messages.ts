import { defineMessages } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'

/** Texts of what can be added to the calendar. */
export const messages = defineMessages('batches/calendar/add', import.meta.glob('./locales/*.po'), {
  addBatch: msg`Add batch`,
  addHoliday: msg`Add holiday`,
  text: msg`Choose the service. Its editor opens with a new batch.`,
  store: msg`Store`,
  service: msg`Service`,
  loading: msg`Loading the services`,
  noServices: msg`This store has no services yet.`,
  addService: msg`Add a service`,
  failed: msg`The services could not be loaded`,
  retry: msg`Retry`,
  continue: msg`Continue`,
  cancel: msg`Cancel`,
  close: msg`Close`,
})
