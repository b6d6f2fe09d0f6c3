import { AppError, invalid } from '../../../app-error.ts'
import type { Caller } from '../../../caller.ts'
import type { Db } from '../../../db/connect.ts'
import type { Outbox } from '../../platform/mail/outbox.service.ts'
import type { BillingEmails } from '../emails/billing-emails.ts'
import type { BillingHistory } from '../history/billing-history.ts'
import type { Invoice } from '../invoices/invoice.ts'
import type { InvoicesRepository } from '../invoices/invoices.repository.ts'
import type { SubscriptionsRepository } from '../subscriptions/subscriptions.repository.ts'
import { referenceOf } from './bank-reference.ts'
import type { PaymentsRepository } from './payments.repository.ts'
import type { SettleInvoice } from './settle-invoice.ts'

export type PaymentsService = ReturnType<typeof createPaymentsService>

interface PaymentsDeps {
  readonly history: BillingHistory
  readonly invoices: InvoicesRepository
  readonly emails: BillingEmails
  /** Closes the pages on which invoices that are paid could be paid online. */
  readonly closePages: () => void
  readonly outbox: Pick<Outbox, 'wake'>
  readonly payments: PaymentsRepository
  readonly settle: SettleInvoice
  readonly subscriptions: SubscriptionsRepository
}

/** Transfers to the bank account: users send the reference, and admins confirm it. */
export function createPaymentsService(deps: PaymentsDeps) {
  const { history, invoices, emails, outbox, payments, settle, subscriptions } = deps

  /**
   * The invoice with its user locked, as for every change of their plan. Throws `not_found` for an
   * invoice of another user, and `conflict` unless it is open.
   */
  async function lockOpen(tx: Db, id: number, ownerId?: number): Promise<Invoice> {
    const found = await invoices.find(id, tx)
    if (!found || found.state === 'draft' || (ownerId !== undefined && found.userId !== ownerId))
      throw new AppError('not_found', 'Invoice not found.')
    if (found.userId !== null) await subscriptions.lockUser(tx, found.userId)
    const invoice = await invoices.lock(tx, id)
    if (invoice?.state !== 'issued' || invoice.kind === 'credit_note')
      throw new AppError('conflict', 'This invoice is not open: it is paid or credited.')
    return invoice
  }

  /** Throws if the transfer is being returned: it cannot pay an invoice. */
  async function refuseReturned(tx: Db, reference: string): Promise<void> {
    if (await payments.isReturned(tx, reference))
      throw new AppError('conflict', 'The money with this reference is being returned.')
  }

  return {
    /** Throws `invalid_request`, `not_found` and `conflict`. */
    async sendReference({ userId }: Caller, id: number, text: string): Promise<void> {
      const reference = referenceOf(text)
      await subscriptions.transaction(async (tx) => {
        const invoice = await lockOpen(tx, id, userId)
        const pending = await payments.pendingOf(id, tx)
        if (pending) return payments.setReference(tx, pending.id, reference)
        const { total } = await invoices.paidFor(id, tx)
        return payments.add(tx, {
          invoiceId: id,
          method: 'transfer',
          state: 'pending',
          paise: invoice.totalPaise - total,
          reference,
        })
      })
    },

    /** By the reference in the bank's statement. Throws `invalid_request`, `not_found`, `conflict`. */
    async confirm(caller: Caller, id: number, text: string): Promise<void> {
      const reference = referenceOf(text)
      await subscriptions.transaction(async (tx) => {
        const invoice = await lockOpen(tx, id)
        const { total } = await invoices.paidFor(id, tx)
        const paise = invoice.totalPaise - total
        await refuseReturned(tx, reference)
        await payments.capture(tx, { invoiceId: id, paise, reference, decidedBy: caller.userId })
        await settle.pay(tx, invoice)
        await history.record(tx, invoice, {
          adminId: caller.userId,
          field: 'payment',
          after: `paid, ${reference}`,
        })
        await emails.confirmed(tx, invoice, { paise, reference })
      })
      outbox.wake()
      deps.closePages()
    },

    /** Tells the user why. Throws `invalid_request`, `not_found` and `conflict`. */
    async refuse(caller: Caller, id: number, text: string): Promise<void> {
      const reason = text.trim()
      if (reason === '') throw invalid('reason', 'is required')
      await subscriptions.transaction(async (tx) => {
        const invoice = await lockOpen(tx, id)
        const pending = await payments.pendingOf(id, tx)
        if (!pending) throw new AppError('conflict', 'No reference is being checked.')
        const { reference } = pending
        await payments.refuse(tx, pending.id, { reason, decidedBy: caller.userId })
        await history.record(tx, invoice, {
          adminId: caller.userId,
          field: 'payment',
          after: `refused, ${reference}`,
          reason,
        })
        await emails.refused(tx, invoice, { reference, reason })
      })
      outbox.wake()
    },
  }
}
