import { defineMessages } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'

/** Texts of the page that confirms the address of an enquiry. */
export const messages = defineMessages(
  'enquiries/confirmation',
  import.meta.glob('./locales/*.po'),
  {
    title: msg`Send your enquiry`,
    description: msg`Confirm your email address to send your enquiry.`,
    text: msg`Confirm that this is your email address. We will then send your enquiry, and the answer will come to this address.`,
    confirm: msg`Confirm and send`,
    sentTitle: msg`Enquiry sent`,
    sentText: msg`We emailed you a copy with a link to the conversation. You can also use the link to change or withdraw your permission.`,
    reference: (name: string, reference: string) => msg`${name}: ${reference}`,
    dueBy: (moment: string) => msg`First answer due by ${moment}.`,
    view: msg`View the enquiry`,
    incomplete: msg`This link is incomplete. Copy the full link from the email.`,
    failedText: msg`The link works once and expires in 30 minutes. Your text may still be saved on the device you used. To try again, select Enquire on that device.`,
    findSchools: msg`Find schools`,
    needsJavaScript: msg`This page needs JavaScript.`,
  },
)
