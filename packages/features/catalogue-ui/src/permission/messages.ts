import { defineMessages } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'

/** Texts of the contact permission. */
export const messages = defineMessages(
  'catalogue-ui/permission',
  import.meta.glob('./locales/*.po'),
  {
    channels: {
      email: msg`Email`,
      phone: msg`Phone call`,
      whatsapp: msg`WhatsApp`,
    },
    without: {
      email: msg`No emails`,
      phone: msg`No phone calls`,
      whatsapp: msg`No WhatsApp messages`,
    },
    contactBy: msg`Contact by`,
    noEmail: msg`no address yet`,
    noNumber: msg`no number yet`,
    hours: msg`Hours`,
    from: msg`From`,
    to: msg`to`,
    days: msg`Days`,
    until: msg`Until`,
    formsClose: (day: string) => msg`Forms close, ${day}`,
    days90: (day: string) => msg`90 days from today, ${day}`,
    ownDate: msg`A date I choose`,
    lastDay: msg`Last day`,
    purpose: msg`Purpose`,
    purposeText: msg`This enquiry only. No offers, newsletters or other schools.`,
    purposeShort: msg`This enquiry only`,
    given: msg`Given`,
    noChannel: msg`Select at least one way to contact you.`,
    noDay: msg`Select at least one day.`,
    noDate: msg`Enter the last day.`,
    dateBetween: (from: string, to: string) => msg`Enter a date from ${from} to ${to}.`,
    sentences: {
      email: (name: string, email: string, times: string, until: string) =>
        msg`${name} may email <b>${email}</b>, ${times}, about this enquiry, until ${until}.`,
      phone: (name: string, phone: string, times: string, until: string) =>
        msg`${name} may call <b>${phone}</b>, ${times}, about this enquiry, until ${until}.`,
      whatsapp: (name: string, phone: string, times: string, until: string) =>
        msg`${name} may message <b>${phone}</b> on WhatsApp, ${times}, about this enquiry, until ${until}.`,
    },
    emailAndPhone: (name: string, email: string, phone: string, times: string, until: string) =>
      msg`${name} may email <b>${email}</b> and call <b>${phone}</b>, ${times}, about this enquiry, until ${until}.`,
    emailAndWhatsapp: (name: string, email: string, phone: string, times: string, until: string) =>
      msg`${name} may email <b>${email}</b> and message <b>${phone}</b> on WhatsApp, ${times}, about this enquiry, until ${until}.`,
    phoneAndWhatsapp: (name: string, phone: string, times: string, until: string) =>
      msg`${name} may call and message <b>${phone}</b> on WhatsApp, ${times}, about this enquiry, until ${until}.`,
    allChannels: (name: string, email: string, phone: string, times: string, until: string) =>
      msg`${name} may email <b>${email}</b>, and call and message <b>${phone}</b> on WhatsApp, ${times}, about this enquiry, until ${until}.`,
    times: (days: string, from: string, to: string) => msg`${days}, ${from} to ${to}`,
    numberHidden: msg`Your number stays hidden until a staff member opens it, and you can see who did.`,
    mayWithdraw: msg`You can withdraw this permission at any time.`,
    notice: (version: number) => msg`Privacy notice for enquiries, version ${version}`,
  },
)
