import type { EmailMessage } from '../email-message.ts'
import { type SenderEmail, senderFooter, withdrawText } from './enquiry-texts.ts'

interface EnquiryRoute extends SenderEmail {
  /** The school or store that may get the enquiry. */
  readonly proposed: string
}

/** To the sender of a general enquiry, who decides whether a listing may get it. */
export const enquiryRouteEmail = (route: EnquiryRoute): EmailMessage => ({
  to: { address: route.email },
  subject: `Can we pass your enquiry to ${route.proposed}? (${route.reference})`,
  before: [
    `${route.proposed} may be able to help you. Can we pass your enquiry to them?`,
    'We share nothing about you unless you agree. You decide how they may contact you, and until when.',
  ],
  button: { label: 'Decide', url: route.url },
  after: [withdrawText(route.listing, route.withdrawUrl)],
  footer: senderFooter(route.reference),
})
