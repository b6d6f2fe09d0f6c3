import type { Db } from '../../../db/connect.ts'
import { minuteMs } from '../../platform/dates/durations.ts'
import type { Outbox } from '../../platform/mail/outbox.service.ts'
import type { BillingEmails } from '../emails/billing-emails.ts'
import type { BillingHistory } from '../history/billing-history.ts'
import type { Invoice } from '../invoices/invoice.ts'
import type { InvoicesRepository } from '../invoices/invoices.repository.ts'
import type { RefundReason } from '../money/refund-reasons.ts'
import type { PaymentsRepository } from '../payments/payments.repository.ts'
import type { SettleInvoice } from '../payments/settle-invoice.ts'
import type { SubscriptionsRepository } from '../subscriptions/subscriptions.repository.ts'
import { isOpenInvoice, maxFailures, refundReasonFor } from './online-amounts.ts'
import type { PaymentPage, PaymentPagesRepository } from './payment-pages.repository.ts'
import type { PaymentProvider, ProviderPage, ProviderPayment } from './payment-provider.ts'
import type { RefundsService } from './refunds.service.ts'

export type CheckPage = ReturnType<typeof createCheckPage>

interface CheckPageDeps {
  readonly history: BillingHistory
  readonly invoices: InvoicesRepository
  readonly emails: BillingEmails
  readonly outbox: Pick<Outbox, 'wake'>
  readonly pages: PaymentPagesRepository
  readonly payments: PaymentsRepository
  readonly provider: PaymentProvider
  readonly refunds: RefundsService
  readonly settle: SettleInvoice
  readonly subscriptions: SubscriptionsRepository
}

/** Milliseconds after which a page that the provider does not know is taken as never created. */
const lostAfter = 15 * minuteMs

/** The current state of a page at the payment provider. */
interface Found {
  readonly page: ProviderPage
  readonly attempts: readonly ProviderPayment[]
}

/**
 * Asks the provider about a page and records the payments: one pays the invoice, others are returned.
 * The order and the number of calls do not matter. The provider is never called inside a
 * transaction.
 */
export function createCheckPage(deps: CheckPageDeps) {
  const { invoices, emails, pages, payments, provider, refunds, subscriptions } = deps

  /** Undefined for a page that the provider does not know. */
  async function ask({ key, providerId }: PaymentPage): Promise<Found | undefined> {
    const page = providerId ? await provider.readPage(providerId) : await provider.findPage(key)
    return page && { page, attempts: await provider.paymentsOf(page) }
  }

  const record = (tx: Db, invoice: Invoice, after: string) =>
    deps.history.record(tx, invoice, { adminId: null, field: 'payment', after })

  async function payInvoice(tx: Db, invoice: Invoice, page: PaymentPage, payment: ProviderPayment) {
    const { id: reference, paise, at } = payment
    const transfer = await payments.pendingOf(invoice.id, tx)
    if (transfer) await payments.replaceByOnline(tx, transfer.id)
    await payments.add(tx, {
      invoiceId: invoice.id,
      method: provider.name,
      state: 'captured',
      paise,
      reference,
      at,
      decidedAt: new Date(),
      pageId: page.id,
    })
    await deps.settle.pay(tx, invoice)
    await record(tx, invoice, `paid, ${reference}`)
    await emails.confirmed(tx, invoice, { paise, reference })
    if (transfer) await emails.paidBoth(tx, invoice, { paise, reference: transfer.reference })
  }

  async function payBack(
    tx: Db,
    invoice: Invoice,
    page: PaymentPage,
    { payment, reason }: { payment: ProviderPayment; reason: RefundReason },
  ) {
    const { id: reference, paise, at } = payment
    await payments.add(tx, {
      invoiceId: invoice.id,
      method: provider.name,
      state: 'refunding',
      paise,
      reference,
      reason,
      at,
      decidedAt: new Date(),
      pageId: page.id,
      refundDueAt: new Date(),
    })
    await record(tx, invoice, `paid back, ${reference}`)
    await emails.paidBack(tx, invoice, { paise, reference, reason })
  }

  /** Money that arrived on the page and is not written yet. */
  async function receive(tx: Db, page: PaymentPage, found: Found, payment: ProviderPayment) {
    // Read again for each payment: the one before may have paid it.
    const invoice = await invoices.lock(tx, page.invoiceId)
    if (!invoice) throw new Error(`Payment page ${page.id} has no invoice`)
    if (payment.state === 'refunded')
      return payments.add(tx, {
        invoiceId: invoice.id,
        method: provider.name,
        state: 'refunded',
        paise: payment.paise,
        reference: payment.id,
        at: payment.at,
        decidedAt: new Date(),
        pageId: page.id,
      })
    const { total } = await invoices.paidFor(invoice.id, tx)
    const toPay = invoice.totalPaise - total
    const reason = refundReasonFor({ payment, found: found.page, page, invoice, toPay })
    return reason === undefined
      ? payInvoice(tx, invoice, page, payment)
      : payBack(tx, invoice, page, { payment, reason })
  }

  /** Returns whether the page should be closed: its invoice is, or too many payments failed. */
  const apply = (id: number, invoiceId: number, found: Found): Promise<boolean> =>
    subscriptions.transaction(async (tx) => {
      const before = await invoices.find(invoiceId, tx)
      if (before && before.userId !== null) await subscriptions.lockUser(tx, before.userId)
      const page = await pages.lock(tx, id)
      if (!page) throw new Error(`There is no payment page ${id}`)
      const known = await payments.referencesOf(tx, id)
      const arrived = found.attempts.filter(
        (each) => (each.state === 'captured' || each.state === 'refunded') && !known.has(each.id),
      )
      for (const payment of arrived) await receive(tx, page, found, payment)
      for (const each of found.attempts)
        if (each.state === 'refunded' && known.has(each.id))
          await payments.recordRefundByHand(tx, id, each.id)
      const failed = found.attempts.filter(({ state }) => state === 'failed')
      const last = failed.at(-1)
      await pages.update(tx, id, {
        // The answer of a slower request must not open a page again.
        state: page.state === 'paid' ? 'paid' : found.page.state,
        providerId: found.page.id,
        orderId: found.page.orderId ?? page.orderId,
        url: found.page.url,
        failures: Math.max(page.failures, failed.length),
        lastFailure: last?.failure ?? page.lastFailure,
        failedAt: last?.at ?? page.failedAt,
        checkedAt: new Date(),
      })
      const invoice = await invoices.find(invoiceId, tx)
      const isTooOften = failed.length >= maxFailures
      return found.page.state === 'open' && (isTooOften || !invoice || !isOpenInvoice(invoice))
    })

  /** Asks the provider about a page, and does what follows. Throws `ProviderError`. */
  async function check(id: number): Promise<void> {
    const page = await pages.find(id)
    if (!page || page.state === 'failed') return
    const found = await ask(page)
    if (!found) {
      if (page.createdAt.getTime() < Date.now() - lostAfter) await pages.markFailed(id)
      return
    }
    if (await apply(id, page.invoiceId, found)) {
      await provider.closePage(found.page.id)
      // It may have been paid in between.
      const closed = await ask({ ...page, providerId: found.page.id })
      if (closed) await apply(id, page.invoiceId, closed)
    }
    deps.outbox.wake()
    for (const { id: paymentId } of await payments.refundsOf(id)) await refunds.advance(paymentId)
  }

  return check
}
