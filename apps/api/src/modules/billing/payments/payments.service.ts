import { AppError, invalid, refused } from '../../../app-error.ts'
import type { Caller } from '../../../caller.ts'
import type { Db } from '../../../db/connect.ts'
import type { Outbox } from '../../platform/mail/outbox.service.ts'
import type { AuditService } from '../../trust/audit/audit.service.ts'
import type { Invoice, InvoicesRepository } from '../invoices/invoices.repository.ts'
import type { BillingMails } from '../mails/billing-mails.ts'
import type { SubscriptionsRepository } from '../subscriptions/subscriptions.repository.ts'
import type { PaymentsRepository } from './payments.repository.ts'
import type { SettleInvoice } from './settle-invoice.ts'

export type PaymentsService = ReturnType<typeof createPaymentsService>

interface PaymentsDeps {
  readonly audit: AuditService
  readonly invoices: InvoicesRepository
  readonly mails: BillingMails
  /** Closes the pages on which invoices that are paid could be paid online. */
  readonly closePages: () => void
  readonly outbox: Pick<Outbox, 'wake'>
  readonly payments: PaymentsRepository
  readonly settle: SettleInvoice
  readonly subscriptions: SubscriptionsRepository
}

/** 12 digits for UPI and IMPS, 16 or 22 letters and digits for NEFT and RTGS. */
const referenceShape = /^(?:\d{12}|[A-Z\d]{16}|[A-Z\d]{22})$/

/** Throws `invalid_request` for what no bank writes. */
function referenceOf(text: string): string {
  const reference = text.replaceAll(' ', '').toUpperCase()
  if (!referenceShape.test(reference))
    throw refused(
      'reference',
      'Enter the reference of the bank: 12 digits for UPI and IMPS, 16 or 22 letters and digits for NEFT and RTGS.',
    )
  return reference
}

/** Transfers to the bank account: users send the reference, and admins confirm it. */
export function createPaymentsService(deps: PaymentsDeps) {
  const { audit, invoices, mails, outbox, payments, settle, subscriptions } = deps

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

  /** In the history of the user, unless they have deleted their account. */
  async function record(
    tx: Db,
    { userId: adminId }: Caller,
    { userId, number }: Invoice,
    { after, reason }: { readonly after: string; readonly reason?: string },
  ): Promise<void> {
    if (userId === null) return
    await audit.recordEdits(tx, {
      actor: { userId: adminId, role: 'admin' },
      entity: 'user',
      entityId: userId,
      revision: null,
      reason: reason ?? `Invoice ${number}`,
      edits: [{ field: 'payment', before: number, after }],
    })
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
        await payments.capture(tx, { invoiceId: id, paise, reference, decidedBy: caller.userId })
        await settle.pay(tx, invoice)
        await record(tx, caller, invoice, { after: `paid, ${reference}` })
        await mails.confirmed(tx, invoice, { paise, reference })
      })
      outbox.wake()
      deps.closePages()
    },

    /** Tells the user why. Throws `invalid_request`, `not_found` and `conflict`. */
    async refuse(caller: Caller, id: number, text: string): Promise<void> {
      const reason = text.toWellFormed().trim()
      if (reason === '') throw invalid('reason', 'is required')
      await subscriptions.transaction(async (tx) => {
        const invoice = await lockOpen(tx, id)
        const pending = await payments.pendingOf(id, tx)
        if (!pending) throw new AppError('conflict', 'No reference is being checked.')
        const { reference } = pending
        await payments.refuse(tx, pending.id, { reason, decidedBy: caller.userId })
        await record(tx, caller, invoice, { after: `refused, ${reference}`, reason })
        await mails.refused(tx, invoice, { reference, reason })
      })
      outbox.wake()
    },
  }
}
