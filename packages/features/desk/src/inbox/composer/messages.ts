import { defineMessages, type MessageDescriptor } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'
import type { CallOutcome } from '../enquiry-types'

/** Texts of the form for replies, notes and calls. */
export const messages = defineMessages('desk/inbox/composer', import.meta.glob('./locales/*.po'), {
  template: msg`Template`,
  noTemplate: msg`Template`,
  emailText: (name: string) => msg`Email to ${name}`,
  noteText: msg`Private note`,
  callNote: msg`What you talked about (optional)`,
  noteHint: msg`Only members of your team see notes.`,
  emailHint: (address: string, reference: string) => msg`To ${address}, reference ${reference}.`,
  movesToContacted: msg`Sending moves this enquiry to Contacted.`,
  sendLater: (time: string) =>
    msg`The parent does not allow contact at this time. The email waits until ${time}.`,
  newOwner: msg`This listing has a new owner. You can write here once the parent agrees.`,
  noEmail: {
    not_permitted: msg`The parent has not agreed to email.`,
    expired: msg`The contact permission has expired, so you cannot write to the parent.`,
    withdrawn: msg`The parent withdrew consent, so you cannot write to them.`,
  },
  noWhatsApp: {
    not_permitted: msg`The parent has not agreed to WhatsApp.`,
    expired: msg`The contact permission has expired, so you cannot write to the parent.`,
    withdrawn: msg`The parent withdrew consent, so you cannot write to them.`,
  },
  whatsAppLater: (time: string) =>
    msg`The parent does not allow WhatsApp at this time. Next allowed ${time}. You can schedule an email instead.`,
  noNumber: msg`The parent has not given a phone number.`,
  noCall: {
    not_permitted: msg`The parent has not agreed to calls or WhatsApp.`,
    expired: msg`The contact permission has expired, so you cannot call the parent.`,
    withdrawn: msg`The parent withdrew consent, so you cannot call them.`,
  },
  whatsAppText: (name: string) => msg`WhatsApp message to ${name}`,
  whatsAppHint: msg`Opens WhatsApp with this text. The parent can see that you opened their number.`,
  openWhatsApp: msg`Open WhatsApp`,
  whatsAppOpened: msg`Send the message in WhatsApp, then log it here.`,
  logWhatsApp: msg`Log as sent`,
  whatsAppLogged: msg`WhatsApp message logged`,
  openAgain: msg`Open again`,
  callHint: msg`Logs a call or a WhatsApp message that took place. It moves a new enquiry to Contacted.`,
  outcome: msg`Outcome`,
  outcomes: {
    reached: msg`Reached the parent`,
    no_answer: msg`No answer`,
    wrong_number: msg`Wrong number`,
  } satisfies Record<CallOutcome, MessageDescriptor>,
  by: msg`By`,
  callChannels: { phone: msg`Phone call`, whatsapp: msg`WhatsApp` },
  sendEmail: msg`Send email`,
  sendAt: (time: string) => msg`Schedule for ${time}`,
  sendLaterMenu: msg`Send later`,
  sendAndSnooze: msg`Send and snooze 3 days`,
  scheduleAndSnooze: msg`Schedule and snooze 3 days`,
  moreSending: msg`More options`,
  saveNote: msg`Save note`,
  logCall: msg`Log call`,
  emailSent: msg`Email sent`,
  emailWaits: (time: string) => msg`Scheduled for ${time}`,
  noteSaved: msg`Note saved`,
  callLogged: msg`Call logged`,
  emptyFields: (fields: string) =>
    msg`Nothing to fill in for ${fields}. Check the text before you send it.`,
})
