import { AppError } from '../../../app-error.ts'
import type { Caller } from '../../../caller.ts'
import type { Schema } from '../../../contract/operations.ts'
import type { Db } from '../../../db/connect.ts'
import { dayMs, minuteMs } from '../../platform/dates/durations.ts'
import { newToken } from '../../platform/tokens/tokens.ts'
import type { Invoice } from '../invoices/invoice.ts'
import type { InvoicesRepository } from '../invoices/invoices.repository.ts'
import type { PaymentsRepository } from '../payments/payments.repository.ts'
import type { SubscriptionsRepository } from '../subscriptions/subscriptions.repository.ts'
import type { CheckPage } from './check-page.service.ts'
import { failurePause, isOpenInvoice, maxFailures } from './online-amounts.ts'
import type { PaymentPage, PaymentPagesRepository } from './payment-pages.repository.ts'
import { type PaymentProvider, ProviderError } from './payment-provider.ts'

interface OnlinePaymentsDeps {
  readonly check: CheckPage
  readonly invoices: InvoicesRepository
  readonly pages: PaymentPagesRepository
  readonly payments: PaymentsRepository
  readonly provider: PaymentProvider
  /** Origin and BASE_PATH. */
  readonly site: string
  readonly subscriptions: SubscriptionsRepository
}

/** Milliseconds for which a page of the provider is open. */
const pageDuration = dayMs
/** Milliseconds that are left of a page that is offered again. */
const enoughTime = 20 * minuteMs
/** Milliseconds between two questions about one page by its user. */
const pause = 2_000

const unavailable = () =>
  new AppError(
    'unavailable',
    'Online payment is not available right now. Try again in a few minutes, or pay by UPI or bank transfer.',
  )

/** Lets users pay their invoices on a page of the payment provider. */
export function createOnlinePayments(deps: OnlinePaymentsDeps) {
  const { check, invoices, pages, payments, provider, site, subscriptions } = deps
  const failuresOf = (invoiceId: number, tx?: Db) =>
    pages.failuresOf(invoiceId, new Date(Date.now() - failurePause), tx)

  /** Throws `not_found` for an invoice of another user, `conflict` if it cannot be paid online now. */
  async function lockPayable(tx: Db, { userId }: Caller, id: number): Promise<Invoice> {
    await subscriptions.lockUser(tx, userId)
    const invoice = await invoices.lock(tx, id)
    if (!invoice || invoice.userId !== userId || invoice.state === 'draft')
      throw new AppError('not_found', 'Invoice not found.')
    if (!isOpenInvoice(invoice))
      throw new AppError('conflict', 'This invoice is not open: it is paid or credited.')
    if (await payments.pendingOf(id, tx))
      throw new AppError(
        'conflict',
        'We are looking for your transfer. You can pay online if we do not find it.',
      )
    if ((await failuresOf(id, tx)).count >= maxFailures)
      throw new AppError(
        'conflict',
        'Three payments failed. Pay by UPI or bank transfer, or try again tomorrow.',
      )
    return invoice
  }

  /** The page of an invoice, stored before the request to the provider. */
  const intend = (caller: Caller, invoiceId: number) =>
    subscriptions.transaction(async (tx) => {
      const invoice = await lockPayable(tx, caller, invoiceId)
      const live = await pages.liveOf(invoiceId, tx)
      if (live) return { invoice, page: live }
      const { total } = await invoices.paidFor(invoiceId, tx)
      const page = await pages.add(tx, {
        invoiceId,
        provider: provider.name,
        key: `inv-${invoiceId}-${newToken().slice(0, 16)}`,
        paise: invoice.totalPaise - total,
        expiresAt: new Date(Date.now() + pageDuration),
      })
      return { invoice, page }
    })

  /** Asks the provider to make the page, or for the one it made before its answer was lost. */
  async function make(page: PaymentPage, { id, number }: Invoice): Promise<string> {
    const { key, paise, expiresAt } = page
    const made = await provider.createPage({
      key,
      paise,
      expiresAt,
      description: `EdBazaar invoice ${number}`,
      returnUrl: `${site}/subscriptions/invoices/${id}?online=1`,
    })
    await subscriptions.transaction(async (tx) => {
      const now = await pages.lock(tx, page.id)
      if (now?.state !== 'created') return
      const { id: providerId, orderId, url } = made
      await pages.update(tx, page.id, { state: 'open', providerId, orderId, url })
    })
    return made.url
  }

  async function open(caller: Caller, invoiceId: number): Promise<string | undefined> {
    const { invoice, page } = await intend(caller, invoiceId)
    const isOld = page.expiresAt.getTime() < Date.now() + enoughTime
    // The known page may have been paid or closed since.
    if (page.url === null && !isOld) return make(page, invoice)
    await check(page.id)
    const now = await pages.find(page.id)
    if (isOld && now?.state === 'open' && now.providerId !== null) {
      await provider.closePage(now.providerId)
      await check(page.id)
    }
    if (isOld && now?.state === 'created') await pages.markFailed(page.id)
    const { state, url } = (await pages.find(page.id)) ?? {}
    return state === 'open' && url ? url : undefined
  }

  return {
    /**
     * The address of the page on which the invoice can be paid. Throws `not_found`, `conflict`, and
     * `unavailable` if the provider does not answer.
     */
    async start(caller: Caller, invoiceId: number): Promise<{ url: string }> {
      try {
        const url = (await open(caller, invoiceId)) ?? (await open(caller, invoiceId))
        if (!url) throw unavailable()
        return { url }
      } catch (error) {
        if (error instanceof ProviderError) throw Object.assign(unavailable(), { cause: error })
        throw error
      }
    },

    /** Asks the provider about the invoice, at most every two seconds. Does nothing if it is silent. */
    async refresh(invoiceId: number): Promise<void> {
      const page = await pages.newestOf(invoiceId)
      if (!page || (page.checkedAt && page.checkedAt.getTime() > Date.now() - pause)) return
      await check(page.id).catch((error: unknown) => {
        if (!(error instanceof ProviderError)) throw error
      })
    },

    /** Before an invoice is credited because it is not paid. Throws `ProviderError`. */
    async makeSure(invoiceId: number): Promise<void> {
      const live = await pages.liveOf(invoiceId)
      if (live) await check(live.id)
    },

    /** The `online` of the contract's `Invoice`. */
    async stateOf(invoice: Invoice): Promise<Schema<'Invoice'>['online']> {
      if (!isOpenInvoice(invoice)) return null
      const [{ count, at, reason }, live] = await Promise.all([
        failuresOf(invoice.id),
        pages.liveOf(invoice.id),
      ])
      const isPaused = count >= maxFailures && at !== null
      return {
        is_begun: live?.url != null,
        failed_at: at?.toISOString() ?? null,
        failure: reason,
        tries_left: Math.max(0, maxFailures - count),
        again_at: isPaused ? new Date(at.getTime() + failurePause).toISOString() : null,
      }
    },
  }
}
