import { defineMessages } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'

/** Texts of the pages behind the links in emails about bookings. */
export const messages = defineMessages('bookings/links', import.meta.glob('./locales/*.po'), {
  cancel: {
    title: msg`Cancel the booking`,
    text: msg`Select the button to cancel this one booking. The seat goes to the next family.`,
    button: msg`Cancel the booking`,
    doneTitle: msg`The booking is cancelled`,
    doneText: msg`Other bookings stay as they are.`,
  },
  leave: {
    title: msg`Leave the waitlist`,
    text: msg`Select the button to leave this waitlist. You lose your place in line.`,
    button: msg`Leave the waitlist`,
    doneTitle: msg`You have left the waitlist`,
    doneText: msg`We send no more emails about it.`,
  },
  toBookings: msg`My bookings`,
  incomplete: msg`This link is incomplete`,
  incompleteText: msg`Copy the full link from the email.`,
  needsScripts: msg`This page needs JavaScript. You can also sign in and change it in My bookings.`,
})
