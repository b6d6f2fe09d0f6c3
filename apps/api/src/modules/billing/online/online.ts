import type { Db } from '../../../db/connect.ts'
import type { RazorpaySettings } from '../../../razorpay-settings.ts'
import type { Outbox } from '../../platform/mail/outbox.service.ts'
import type { BillingEmails } from '../emails/billing-emails.ts'
import type { BillingHistory } from '../history/billing-history.ts'
import type { InvoicesRepository } from '../invoices/invoices.repository.ts'
import type { PaymentsRepository } from '../payments/payments.repository.ts'
import type { SettleInvoice } from '../payments/settle-invoice.ts'
import type { SubscriptionsRepository } from '../subscriptions/subscriptions.repository.ts'
import { createCheckPage } from './check-page.service.ts'
import { createOnlinePayments } from './online-payments.service.ts'
import { createOnlineWork } from './online-work.ts'
import { createPaymentPagesRepository } from './payment-pages.repository.ts'
import { createProviderEventsRepository } from './provider-events.repository.ts'
import { createRazorpay } from './razorpay/razorpay.ts'
import { createRefunds } from './refunds.service.ts'

interface OnlineDeps {
  readonly db: Db
  readonly history: BillingHistory
  readonly invoices: InvoicesRepository
  readonly emails: BillingEmails
  readonly outbox: Pick<Outbox, 'wake'>
  readonly payments: PaymentsRepository
  readonly settle: SettleInvoice
  readonly site: string
  readonly subscriptions: SubscriptionsRepository
}

export type Online = ReturnType<typeof createOnline>

/** Payments online, through the provider that is configured. */
export function createOnline(settings: RazorpaySettings, deps: OnlineDeps) {
  const { db, history, invoices, emails, outbox, payments, settle, site, subscriptions } = deps
  const provider = createRazorpay(settings)
  const pages = createPaymentPagesRepository(db)
  const refunds = createRefunds({ payments, provider })
  const check = createCheckPage({
    history,
    invoices,
    emails,
    outbox,
    pages,
    payments,
    provider,
    refunds,
    settle,
    subscriptions,
  })
  return {
    payments: createOnlinePayments({
      check,
      invoices,
      pages,
      payments,
      provider,
      site,
      subscriptions,
    }),
    work: createOnlineWork({
      check,
      events: createProviderEventsRepository(db),
      pages,
      payments,
      provider,
      refunds,
    }),
  }
}
