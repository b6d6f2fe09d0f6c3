import { defineMessages } from '@edbazaar/feature-platform'
import { msg, plural } from '@edbazaar/feature-platform/macro'

/** Texts of the page of a booking. */
export const messages = defineMessages('bookings/booking', import.meta.glob('./locales/*.po'), {
  title: msg`Your booking`,
  description: msg`A booking of a class: its dates, and how to change or cancel it.`,
  loading: msg`Loading the booking`,
  back: msg`My bookings`,
  details: msg`Your details`,
  heldTitle: (count: number) =>
    msg`${plural(count, { one: '# seat held for you', other: '# seats held for you' })}`,
  until: (time: string) => msg`until ${time}`,
  minutesLeft: (count: number) => msg`${plural(count, { one: '# min left', other: '# min left' })}`,
  lessThanMinute: msg`less than a minute left`,
  holdEnded: msg`The seats are no longer held`,
  holdEndedText: msg`The time to confirm ran out. You can book again if there are free seats.`,
  draftKept: msg`Your choice and what you wrote are kept.`,
  bookAgain: msg`Book again`,
  confirm: msg`Confirm booking`,
  release: (count: number) =>
    msg`${plural(count, { one: 'Release the seat', other: 'Release the seats' })}`,
  released: (count: number) =>
    msg`${plural(count, { one: 'Seat released', other: 'Seats released' })}`,
  confirmFailed: msg`The booking was not confirmed`,
  booked: (count: number) =>
    msg`${plural(count, { one: '# seat booked', other: '# seats booked' })}`,
  seeBookings: msg`See all your bookings`,
  bookedText: (email: string) => msg`We emailed the details to ${email}.`,
  overlapsTitle: msg`Another class is at the same time`,
  overlap: (child: string, other: string, when: string) =>
    msg`${child} also has ${other}. The first time both take place is ${when}.`,
  requestedTitle: msg`Waiting for the provider`,
  requestedText: (until: string) =>
    msg`The provider can answer until ${until}. We email you the answer.`,
  declinedTitle: msg`The provider declined the request`,
  cancelledTitle: msg`This booking is cancelled`,
  unansweredTitle: msg`The provider did not answer in time`,
  unansweredText: msg`The request has ended. You can ask again, or choose another batch.`,
  attendedTitle: msg`This class is over`,
  termEndedTitle: msg`This batch has ended`,
  missedTitle: msg`Marked as missed`,
  reason: (reason: string) => msg`Reason: ${reason}`,
  note: msg`Your note`,
  contact: msg`Your contact details`,
  notRevealed: msg`Nobody at the provider has opened them.`,
  revealed: {
    email: (name: string, when: string) => msg`${name} opened your email ${when}.`,
    phone: (name: string, when: string) => msg`${name} opened your phone number ${when}.`,
  },
  classes: (count: number) => msg`${plural(count, { one: 'Your class', other: 'Your classes' })}`,
  nClasses: (count: number) => msg`${count} in all`,
  showMore: (count: number) => msg`Show ${count} more`,
  moved: (from: string) => msg`Moved from ${from}`,
  classCancelled: msg`Cancelled`,
  present: msg`Attended`,
  absent: msg`Missed`,
  ics: msg`Calendar file (.ics)`,
  icsNote: msg`The file does not update. For a calendar that updates automatically, add a private address in My bookings.`,
  cancelSeat: msg`Cancel the seat`,
  cancelOf: (child: string) => msg`Cancel the seat of ${child}`,
  cancelTitle: msg`Cancel the seat?`,
  cancelText: (child: string, what: string) =>
    msg`The seat of ${child} in ${what} becomes free for other families. This cannot be undone.`,
  cancelFee: (store: string) =>
    msg`You pay ${store} directly. If you have already paid, ask them about the fee.`,
  cancelYes: msg`Cancel the seat`,
  cancelNo: msg`Keep it`,
  cancelled: msg`Seat cancelled`,
  withdrawTitle: msg`Withdraw the request?`,
  withdrawText: (child: string, what: string) =>
    msg`The provider can no longer confirm the request for ${child} in ${what}.`,
  withdrawn: msg`Request withdrawn`,
  withdraw: msg`Withdraw the request`,
  withdrawOf: (child: string) => msg`Withdraw the request for ${child}`,
  reschedule: msg`Change the date`,
  rescheduleTitle: msg`Choose another class`,
  currentDate: (when: string) => msg`Current date: ${when}`,
  save: msg`Save date`,
  rescheduled: msg`Date changed`,
  chooseClass: msg`Choose a class.`,
  noOther: msg`There is no other class with a free seat.`,
})
