import { defineMessages } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'

/** Texts about the contact details of families. */
export const messages = defineMessages('batches/contact', import.meta.glob('./locales/*.po'), {
  show: msg`Contact`,
  showOf: (name: string) => msg`Show the contact details of ${name}`,
  seen: msg`The parent sees that you opened this.`,
  callsFrom: (moment: string) => msg`Calls are allowed from ${moment}.`,
})
