import { defineMessages } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'

/** Texts of the results whose exact place is not known, which load when they are needed. */
export const messages = defineMessages(
  'list-kit/list/somewhere',
  import.meta.glob('./locales/*.po'),
  {
    heading: (district: string, count: string) =>
      msg({
        message: `Somewhere in ${district} district, ${count}`,
        comment: 'Above results whose exact place is not known, with their number',
      }),
    around: (district: string) =>
      msg({
        message: `Around ${district}`,
        comment: 'Above results with a known place outside a city, after those in it',
      }),
  },
)
