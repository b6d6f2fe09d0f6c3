import { defineMessages } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'

/** Texts of the compare tray. They load with it. */
export const messages = defineMessages('shortlist/tray', import.meta.glob('./locales/*.po'), {
  labels: {
    tray: msg`Compare tray`,
    title: msg`Compare`,
    count: (entries: number, max: number) => msg`${entries} of ${max}`,
    remove: (name: string) => msg`Remove ${name}`,
    addOneMore: msg`Add one more`,
    compare: (entries: number) =>
      msg({ message: `Compare ${entries}`, comment: 'A link: compare 2 schools' }),
  },
})
