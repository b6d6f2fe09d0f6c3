import type { Seller } from '../../../seller-settings.ts'
import type { Outbox } from '../../platform/mail/outbox.service.ts'
import type { BillingEmails } from '../emails/billing-emails.ts'
import type { InvoicesRepository } from '../invoices/invoices.repository.ts'
import type { IssueInvoice } from '../invoices/issue-invoice.service.ts'
import type { Online } from '../online/online.ts'
import type { PaymentsRepository } from '../payments/payments.repository.ts'
import type { PlanVersionsRepository } from '../plans/plan-versions.repository.ts'
import type { BillingProfilesRepository } from '../profile/billing-profile.repository.ts'
import type { SubscriptionsRepository } from '../subscriptions/subscriptions.repository.ts'
import type { Withdrawal } from './withdrawal.service.ts'

/** What changes and renewals of plans need. */
export interface ChangingDeps {
  readonly invoices: InvoicesRepository
  readonly issue: IssueInvoice
  readonly emails: BillingEmails
  readonly online: Online | null
  readonly outbox: Pick<Outbox, 'wake'>
  readonly payments: PaymentsRepository
  readonly profiles: BillingProfilesRepository
  /** Null if nobody can be paid. */
  readonly seller: Seller | null
  readonly subscriptions: SubscriptionsRepository
  readonly versions: PlanVersionsRepository
  readonly withdrawal: Withdrawal
}
