import type { EmailMessage } from '../email-message.ts'
import { billingFooter, rupees } from './billing-texts.ts'
import type { EmailWithLink } from './email-with-link.ts'

interface PlanRenewal extends EmailWithLink {
  readonly plan: string
  /** The last day of the running year. */
  readonly lastDay: string
  /** The price of the next year; null if the plan is not renewed. */
  readonly paise: number | null
}

/** Tells a user what the renewal of their plan costs, and how to cancel it. */
export const planRenewalEmail = ({ email, url, ...renewal }: PlanRenewal): EmailMessage => ({
  to: { address: email },
  subject:
    renewal.paise === null
      ? `${renewal.plan} ends on ${renewal.lastDay}`
      : `${renewal.plan} is renewed after ${renewal.lastDay}`,
  before:
    renewal.paise === null
      ? [
          `The plan ${renewal.plan} is no longer offered at your price, so it ends on ${renewal.lastDay}.`,
          'You can choose another plan on the Subscriptions page. Without one you have the free plan, and everything that you listed stays.',
        ]
      : [
          `The plan ${renewal.plan} runs until ${renewal.lastDay}. We then send an invoice of ${rupees(renewal.paise)} for the next year. No money is taken automatically.`,
          'If you do not want to renew it, choose Cancel plan on the Subscriptions page. Everything that you listed stays.',
        ],
  button: { label: 'See or cancel your plan', url },
  footer: billingFooter,
})
