import { defineMessages } from '@edbazaar/feature-platform'
import { msg, plural } from '@edbazaar/feature-platform/macro'

/** Texts about the seats of a batch. */
export const messages = defineMessages('batches/batch/seats', import.meta.glob('./locales/*.po'), {
  title: msg`Seats`,
  change: msg`Change seats`,
  taken: (taken: number, seats: number) => msg`${taken} of ${seats}`,
  takenNote: msg`seats taken`,
  label: (taken: number, seats: number) => msg`${taken} of ${seats} seats taken`,
  datesFromTo: (from: string, to: string) => msg`${from} – ${to}`,
  datesFrom: (from: string) => msg`From ${from}, no end date`,
  confirmed: msg`confirmed`,
  held: msg`held until a family confirms`,
  offered: msg`offered to the waitlist`,
  elsewhere: msg`taken outside EdBazaar`,
  inSingleSessions: msg`in single sessions`,
  inSessionsOrKept: msg`in single sessions or kept for the waitlist`,
  free: msg`free`,
  over: (count: number, reason: string) =>
    msg({
      message: plural(count, {
        one: `Over capacity by # child. Reason: ${reason}`,
        other: `Over capacity by # children. Reason: ${reason}`,
      }),
    }),

  close: msg`Close`,
  cancel: msg`Cancel`,
  save: msg`Save`,
  saved: msg`Saved`,
  seats: msg`Number of seats`,
  takenElsewhere: msg`Seats taken outside EdBazaar`,
  takenElsewhereHint: msg`These seats are not offered to parents.`,
  result: (free: number) =>
    msg({
      message: plural(free, {
        0: 'No seat is free after this change.',
        one: '# seat is free after this change. It is offered to the waitlist first.',
        other: '# seats are free after this change. They are offered to the waitlist first.',
      }),
    }),
  tooFew: (count: number) =>
    msg({
      message: plural(count, {
        one: 'The batch will be over capacity by # child. Nobody loses their seat.',
        other: 'The batch will be over capacity by # children. Nobody loses their seat.',
      }),
    }),
  reason: msg`Reason for more children than seats`,
  enterReason: msg`Enter a reason.`,
  enterSeats: msg`Enter a whole number from 1 to 10,000.`,
  enterTaken: msg`Enter a whole number from 0 to 10,000.`,
})
