import { defineMessages } from '@edbazaar/feature-platform'
import { msg, plural } from '@edbazaar/feature-platform/macro'

/** Texts of the board with a column for every stage. */
export const messages = defineMessages('desk/inbox/board', import.meta.glob('./locales/*.po'), {
  boardLabel: msg`Enquiries by stage`,
  oldestSince: (day: string) => msg`Oldest: ${day}`,
  moreCards: (count: number) => msg`${plural(count, { one: '# more', other: '# more' })}`,
  boardHint: msg`Arrow keys move, Space picks up and drops, Esc cancels. Lost and Invalid ask for a reason.`,
  pickedUp: (name: string, columns: string) =>
    msg`${name} picked up. Choose a column with the arrow keys: ${columns}. Space drops, Escape cancels.`,
  over: (name: string, column: string) => msg`${name} over ${column}`,
  dropped: (name: string, column: string) => msg`${name} dropped on ${column}`,
  dropCancelled: (name: string) => msg`${name} stays where it was`,
  cannotMove: (name: string) => msg`${name} cannot be moved`,
  dropHere: msg`Drop here`,
})
