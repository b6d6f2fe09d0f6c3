import { defineMessages } from '@edbazaar/feature-platform'
import { msg, plural } from '@edbazaar/feature-platform/macro'

/** Texts about a school: its availability. */
export const messages = defineMessages('catalogue-ui/schools', import.meta.glob('./locales/*.po'), {
  seatsLeft: (left: number) => msg`${plural(left, { one: '# seat left', other: '# seats left' })}`,
  opensLater: msg`Opens later`,
  opens: (day: string) => msg`Opens ${day}`,
  closed: msg`Closed`,
  open: msg`Open`,
})
