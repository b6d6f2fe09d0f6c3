import { defineMessages } from '@edbazaar/feature-platform'
import { msg, plural } from '@edbazaar/feature-platform/macro'

/** Texts of the booking page. */
export const messages = defineMessages('bookings/book', import.meta.glob('./locales/*.po'), {
  title: msg`Book a class`,
  lead: msg`Choose what to book and for which children.`,
  loading: msg`Loading the batch`,
  notBookable: msg`This batch is not taking bookings`,
  notBookableBecause: {
    unlisted: msg`It is over, or its provider no longer lists it.`,
    cancelled: msg`Its provider has cancelled it.`,
    closed: msg`Its provider has closed it to new bookings.`,
    paused: msg`Its provider has paused it for now.`,
    open: msg`Nobody manages this service on EdBazaar yet, so nobody could answer.`,
  },
  reopens: (day: string) => msg`It takes bookings again from ${day}.`,
  seeBatches: msg`See all batches`,
  what: msg`What to book`,
  nClasses: (count: number) => msg`${plural(count, { one: '# class', other: '# classes' })}`,
  began: (held: number, count: number) => msg`${held} of ${count} classes are over.`,
  trialText: msg`One trial class for each child and service.`,
  dropInText: msg`One class at a time, if a seat is free.`,
  trialOn: msg`Trial class on`,
  classOn: msg`Class on`,
  trialsLeft: (count: number) =>
    msg`${plural(count, { one: '# trial seat left', other: '# trial seats left' })}`,
  chooseClass: msg`Choose a class.`,
  moreClasses: (count: number) => msg`Show ${count} more`,
  chooseChild: msg`Choose at least one child.`,
  ageOn: (years: number, months: number, day: string) =>
    msg`${plural(years, { one: '# year', other: '# years' })} ${plural(months, { one: '# month', other: '# months' })} on ${day}`,
  fits: msg`Age fits`,
  needsAge: msg`Outside the age range: the provider decides`,
  needsTrials: msg`Missed two trial classes: the provider decides`,
  obstacles: {
    booked: msg`Already booked in this batch`,
    trial: msg`Has already had a trial class of this service`,
    born: msg`Add the date of birth in your profile`,
    age: msg`Outside the age range`,
    open: msg`Has three open requests`,
  },
  noChildren: msg`Your profile has no children yet. Add the child who joins.`,
  addChild: msg`Add a child`,
  childName: msg`Name of the child`,
  bornOn: msg`Date of birth`,
  bornOnHint: msg`Used to check the age range. The provider does not see it.`,
  nameNeeded: msg`Enter the name of the child.`,
  bornNeeded: msg`Enter the date of birth.`,
  saveChild: msg`Save child`,
  fewer: (left: number) =>
    msg`${plural(left, { one: 'Only # seat is left', other: 'Only # seats are left' })}`,
  ifFewer: msg`If fewer seats become free`,
  waitForAll: (count: number) =>
    msg`${plural(count, { one: 'Wait for # seat', other: 'Wait for # seats together' })}`,
  bookFewer: (left: number) =>
    msg`${plural(left, { one: 'Book # seat now, for the first child', other: 'Book # seats now, for the first children' })}`,
  offerFewer: msg`Offer me fewer seats, in the order above`,
  hold: (count: number) =>
    msg`${plural(count, { one: 'Hold # seat and continue', other: 'Hold # seats and continue' })}`,
  holdNote: msg`We hold the seats for 15 minutes while you fill in the form.`,
  request: (count: number) =>
    msg`${plural(count, { one: 'Request # seat', other: 'Request # seats' })}`,
  requestNote: msg`The provider has 48 hours to confirm or decline. After that, your request expires.`,
  join: msg`Join the waitlist`,
  joinNote: msg`Free, and you can leave at any time.`,
  full: msg`Full`,
  closed: msg`All seats are taken, and the batch has no waitlist.`,
  waiting: msg`Waiting now`,
  waitingNow: (families: number, children: number) =>
    msg`${plural(families, { one: '# family', other: '# families' })}, ${plural(children, { one: '# child', other: '# children' })}`,
  yourPlace: msg`Your place`,
  place: (place: number) => msg`Number ${place} in line`,
  movedAhead: msg`Moved ahead by the provider`,
  seats: msg`Seats`,
  seatsLeft: (count: number) => msg`${plural(count, { one: '# left', other: '# left' })}`,
  open: msg`Open`,
  failed: msg`Your booking did not go through`,
  failedText: msg`Your choices are kept. Change them and try again.`,
})
