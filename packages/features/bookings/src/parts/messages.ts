import type { BookingKind, BookingState } from '@edbazaar/api-client'
import { defineMessages, type MessageDescriptor } from '@edbazaar/feature-platform'
import { msg, plural } from '@edbazaar/feature-platform/macro'

/** Texts that pages of bookings share. */
export const messages = defineMessages('bookings/parts', import.meta.glob('./locales/*.po'), {
  kinds: {
    term: msg`Whole term`,
    trial: msg`Trial class`,
    drop_in: msg`Single class`,
  } satisfies Record<BookingKind, MessageDescriptor>,
  states: {
    requested: msg`Requested`,
    held: msg`Seat held`,
    confirmed: msg`Booked`,
    attended: msg`Attended`,
    no_show: msg`Missed`,
    cancelled: msg`Cancelled`,
    expired: msg`Ended`,
    declined: msg`Declined`,
  } satisfies Record<BookingState, MessageDescriptor>,
  nextClass: msg`Next class`,
  trialsLeft: (count: number) =>
    msg`${plural(count, { one: '# trial seat left', other: '# trial seats left' })}`,
  seatsLeft: (count: number) =>
    msg`${plural(count, { one: '# seat left', other: '# seats left' })}`,
  days: msg`Days`,
  dates: msg`Dates`,
  date: msg`Date`,
  where: msg`Where`,
  price: msg`Price`,
  free: msg`Free`,
  notProvided: msg`Not provided`,
  children: msg`Children`,
  child: msg`Child`,
  provider: msg`Provider`,
  total: msg`Total`,
  cancel: msg`Cancel`,
  payProvider: (name: string) => msg`You pay ${name} directly. EdBazaar charges nothing.`,
  forTeacher: msg`For the teacher`,
  optional: msg`Optional`,
  note: msg`Anything the teacher should know`,
  noteHint: (name: string) => msg`Only the people who work for ${name} see this.`,
  maySee: (name: string) => msg`What ${name} may see`,
  maySeeText: msg`Your name, the names and ages of the children, and your note. No dates of birth.`,
  purpose: msg`This class only. No offers, newsletters or other providers.`,
  notice: (version: number) => msg`Privacy notice for bookings, version ${version}`,
  isParent: msg`I am a parent or guardian of the children`,
  tickParent: msg`Tick this to continue. A parent or guardian has to book.`,
  noPhone: msg`Your profile has no phone number. Add one there, or choose email only.`,
  newOwner: (store: string) => msg`${store} has a new owner`,
  newOwnerText: msg`Your permission was for the former owner. The new one cannot see your name, the names of the children, your notes or your contact details until you agree. Your seats and places in line stay.`,
  agree: msg`Yes, they may see them`,
  agreed: (store: string) => msg`${store} can see your bookings again`,
  ruleTitle: msg`How seats are offered`,
  ruleOrder: msg`In order of joining. The provider may move a family ahead only with a reason, which is counted here.`,
  ruleTime: (hours: number) =>
    msg`You have ${plural(hours, { one: '# hour', other: '# hours' })} to accept, and at most 12 hours if the batch starts within 3 days.`,
  ruleQuiet: msg`No offer ends between 9 pm and 8 am.`,
  ruleLater: msg`You can answer “later” once and keep your place. The second time, or after two unanswered offers, you leave the list.`,
  ruleParty: msg`If you need more seats than are free, we wait one offer period, then ask the next family that fits.`,
})
