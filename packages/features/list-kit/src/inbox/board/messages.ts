import { defineMessages } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'

/** Texts of a board with a column for every stage. */
export const messages = defineMessages('list-kit/inbox/board', import.meta.glob('./locales/*.po'), {
  labels: {
    pickedUp: (name: string, columns: string) =>
      msg`${name} picked up. Choose a column with the arrow keys: ${columns}. Space drops, Escape cancels.`,
    over: (name: string, column: string) => msg`${name} over ${column}`,
    dropped: (name: string, column: string) => msg`${name} dropped on ${column}`,
    cancelled: (name: string) => msg`${name} stays where it was`,
    cannotMove: (name: string) => msg`${name} cannot be moved`,
    dropHere: msg`Drop here`,
  },
})
