import type { EmailMessage } from '../email-message.ts'
import { billingFooter } from './billing-texts.ts'
import type { EmailWithLink } from './email-with-link.ts'

interface PlanEnded extends EmailWithLink {
  /** The plan from now on. */
  readonly plan: string
}

/** Tells a user that a plan has ended, and which one they have now. */
export const planEndedEmail = ({ email, url, plan }: PlanEnded): EmailMessage => ({
  to: { address: email },
  subject: `Your plan has ended. You now have ${plan}`,
  before: [
    `Your plan on EdBazaar has ended, and you now have ${plan}. There is nothing to pay.`,
    'Your schools, stores, jobs and team stay as they are, and you can read and answer every enquiry.',
  ],
  button: { label: 'See your plan', url },
  footer: billingFooter,
})
