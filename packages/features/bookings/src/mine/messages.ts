import { defineMessages } from '@edbazaar/feature-platform'
import { msg, plural } from '@edbazaar/feature-platform/macro'

/** Texts of My bookings. */
export const messages = defineMessages('bookings/mine', import.meta.glob('./locales/*.po'), {
  title: msg`My bookings`,
  lead: msg`Classes that you booked, and the waitlists you are on.`,
  loading: msg`Loading your bookings`,
  upcoming: msg`Upcoming`,
  past: msg`Past`,
  offers: msg`Seats offered to you`,
  waitlists: msg`Waitlists`,
  none: msg`No bookings yet`,
  noneUpcoming: msg`No upcoming bookings`,
  noneText: msg`Find a tuition, an activity or a camp, and book a place in a batch.`,
  find: msg`Beyond school`,
  next: (when: string) => msg`Next class: ${when}`,
  heldUntil: (time: string) => msg`Held until ${time}. Confirm it, or the seat is released.`,
  answerBy: (when: string) => msg`The provider can answer until ${when}.`,
  finish: msg`Finish booking`,
  open: msg`Open`,
  openOf: (name: string, child: string) => msg`Open ${name}, ${child}`,
  place: (place: number, count: number) => msg`Number ${place} of ${count} in line`,
  offer: (seats: number, until: string) =>
    msg`${plural(seats, { one: '# seat is', other: '# seats are' })} free for you. Answer by ${until}.`,
  answer: msg`Answer`,
  seePlace: msg`See your place`,
  seePlaceOf: (name: string) => msg`See your place for ${name}`,
  calendar: msg`Your calendar`,
  calendarText: msg`A private address shows your classes in Google Calendar, Apple Calendar or Outlook. Moved or cancelled classes update automatically. Anyone with the address can see them.`,
})
