import { defineMessages } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'

/** Texts of the table of own batches. */
export const messages = defineMessages('dashboard/batches', import.meta.glob('./locales/*.po'), {
  title: msg`Batches`,
  description: msg`The batches of your services on EdBazaar, with their seats.`,
  standfirst: msg`The batches of all your services. Seats are as your team entered them.`,
  search: msg`Search by batch, service or store`,
  time: msg`When`,
  times: { running: msg`Running`, upcoming: msg`Starts later`, ended: msg`Ended` },
  store: msg`Store`,
  batch: msg`Batch`,
  service: msg`Service`,
  days: msg`Days`,
  dates: msg`Dates`,
  from: (day: string) => msg`From ${day}`,
  starts: msg`Starts`,
  ends: msg`Ends`,
  seatsTaken: msg`Seats taken`,
  next: msg`Meets next`,
  ended: msg`Ended`,
  seats: msg`Seats`,
  taken: (taken: number, seats: number) => msg`${taken} of ${seats}`,
  enquiries: msg`Enquiries`,
  editOf: (name: string) => msg`Edit ${name}`,
})
