import type { LineFamily } from '@edbazaar/api-client'
import { defineMessages, type MessageDescriptor } from '@edbazaar/feature-platform'
import { msg, plural } from '@edbazaar/feature-platform/macro'

/** Texts of the page of a waitlist. */
export const messages = defineMessages('bookings/waitlist', import.meta.glob('./locales/*.po'), {
  title: msg`Your place in line`,
  description: msg`A waitlist of a class: the place in line, offers and the rule.`,
  loading: msg`Loading the waitlist`,
  back: msg`My bookings`,
  waitlistOf: (batch: string, provider: string) => msg`Waitlist of ${batch}, ${provider}`,
  place: (place: number) => msg`Number ${place} in line`,
  ahead: (count: number) =>
    msg`${plural(count, { one: 'Only your family is in line.', other: '# families are in line, including yours.' })}`,
  movedAhead: (count: number) =>
    msg`${plural(count, { 0: 'The provider has moved nobody ahead.', one: 'The provider has moved # family ahead.', other: 'The provider has moved # families ahead.' })}`,
  offerTitle: (seats: number) =>
    msg`${plural(seats, { one: '# seat is free for you', other: '# seats are free for you' })}`,
  offerText: (until: string) => msg`Answer by ${until}. After that, we ask the next family.`,
  whichChildren: (seats: number) =>
    msg`${plural(seats, { one: 'Who gets the seat? Choose one child.', other: 'Who gets the seats? Choose up to # children.' })}`,
  accept: msg`Accept`,
  later: msg`Later`,
  laterText: msg`You can choose “Later” once and keep your place.`,
  laterLast: msg`You have already used “Later”. If you choose it again, you leave the waitlist.`,
  accepted: msg`Seats booked`,
  kept: msg`You keep your place`,
  left: msg`You have left the waitlist`,
  leave: msg`Leave the waitlist`,
  leaveTitle: msg`Leave the waitlist?`,
  leaveText: msg`You lose your place in line.`,
  stay: msg`Stay`,
  anyOf: msg`Offer me fewer seats too, in the order of my children`,
  line: msg`Families in line`,
  lineNote: msg`Other families’ names are not shown.`,
  you: msg`You`,
  family: msg`A family`,
  nChildren: (count: number) => msg`${plural(count, { one: '# child', other: '# children' })}`,
  joined: (day: string) => msg`since ${day}`,
  status: {
    waiting: msg`Waiting`,
    offered: msg`Has an offer`,
    moved_ahead: msg`Moved ahead by the provider`,
    later: msg`Waiting, let one offer pass`,
  } satisfies Record<LineFamily['status'], MessageDescriptor>,
  ended: {
    accepted: msg`You accepted the offer`,
    left: msg`You have left this waitlist`,
    removed: msg`The provider removed you from this waitlist`,
  },
  reason: (reason: string) => msg`Reason: ${reason}`,
  seeBookings: msg`See your bookings`,
})
