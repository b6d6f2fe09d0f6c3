import { defineMessages } from '@edbazaar/feature-platform'
import { msg, plural } from '@edbazaar/feature-platform/macro'

/** Texts of the board with a column for every stage. */
export const messages = defineMessages('desk/inbox/board', import.meta.glob('./locales/*.po'), {
  boardLabel: msg`Enquiries by stage`,
  oldestSince: (day: string) => msg`Oldest: ${day}`,
  moreCards: (count: number) => msg`${plural(count, { one: '# more', other: '# more' })}`,
  boardHint: msg`Arrow keys move, Space picks up and drops, Esc cancels. Lost and Invalid ask for a reason.`,
})
