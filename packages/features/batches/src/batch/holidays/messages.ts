import { defineMessages } from '@edbazaar/feature-platform'
import { msg, plural } from '@edbazaar/feature-platform/macro'

/** Texts about the holidays of a store. */
export const messages = defineMessages(
  'batches/batch/holidays',
  import.meta.glob('./locales/*.po'),
  {
    title: msg`Holidays`,
    text: (store: string) => msg`No batch of ${store} has a session on these days.`,
    none: msg`No holidays ahead`,
    add: msg`Add holiday`,
    remove: (day: string) => msg`Remove the holiday on ${day}`,
    close: msg`Close`,
    cancel: msg`Cancel`,
    store: msg`Store`,
    day: msg`Day`,
    name: msg`Name`,
    nameHint: msg`Families see this name, such as Guru Nanak Jayanti`,
    instead: msg`Sessions on this day`,
    insteads: {
      end_of_term: msg`Add a session at the end of the term`,
      none: msg`No replacement`,
    },
    warning: (store: string) =>
      msg`Sessions of all batches of ${store} on this day are cancelled, and their families are emailed.`,
    chooseDay: msg`Choose a date.`,
    dayExists: msg`Enter a valid date, such as 31/12/2026.`,
    twice: msg`This day is already a holiday.`,
    enterName: msg`Enter the name of the holiday.`,
    added: (count: number) =>
      msg({
        message: plural(count, {
          0: 'Holiday added',
          one: 'Holiday added. # session cancelled.',
          other: 'Holiday added. # sessions cancelled.',
        }),
      }),
    removeQuestion: (name: string, day: string) => msg`Remove ${name} on ${day}?`,
    removeText: msg`The sessions that it cancelled are restored, and their families are emailed.`,
    removeYes: msg`Remove`,
    keep: msg`Keep`,
    removed: msg`Holiday removed`,
  },
)
