import { AppError, invalid } from '../../../app-error.ts'
import type { Caller } from '../../../caller.ts'
import type { Body } from '../../../contract/operations.ts'
import type { Db } from '../../../db/connect.ts'
import type { InvoiceParty } from '../../../db/schema/index.ts'
import { addDays } from '../../platform/dates/days.ts'
import { todayInIndia } from '../../platform/dates/today-in-india.ts'
import type { Outbox } from '../../platform/mail/outbox.service.ts'
import type { BillingEmails } from '../emails/billing-emails.ts'
import type { BillingHistory } from '../history/billing-history.ts'
import { fullCreditOf } from '../invoices/full-credit.ts'
import type { Invoice } from '../invoices/invoice.ts'
import type { InvoicesRepository } from '../invoices/invoices.repository.ts'
import {
  buyerParty,
  type InvoiceDraft,
  type IssueInvoice,
} from '../invoices/issue-invoice.service.ts'
import { daysToPay } from '../money/periods.ts'
import { amountsOf } from '../money/tax.ts'
import type { Online } from '../online/online.ts'
import type { PaymentsRepository } from '../payments/payments.repository.ts'
import type { SettleInvoice } from '../payments/settle-invoice.ts'
import { checkedBuyer } from '../profile/checked-buyer.ts'
import type { SubscriptionsRepository } from '../subscriptions/subscriptions.repository.ts'

export type CorrectInvoice = ReturnType<typeof createCorrectInvoice>

interface CorrectInvoiceDeps {
  readonly history: BillingHistory
  readonly invoices: InvoicesRepository
  readonly issue: IssueInvoice
  readonly emails: BillingEmails
  readonly online: Online | null
  readonly outbox: Pick<Outbox, 'wake'>
  readonly payments: PaymentsRepository
  readonly settle: SettleInvoice
  readonly subscriptions: SubscriptionsRepository
}

/** On the transfer whose reference moves to the new invoice. */
const moved = 'The invoice was corrected.'

/**
 * Corrects the buyer of an issued invoice. It does not change: a credit note takes it back, and a new
 * invoice says the same to the right buyer, in one transaction. What was paid pays for the new one.
 */
export function createCorrectInvoice(deps: CorrectInvoiceDeps) {
  const { history, invoices, issue, emails, payments, subscriptions } = deps

  /** With its user locked, as for every change of their plan. */
  async function lockCorrectable(tx: Db, id: number): Promise<Invoice> {
    const found = await invoices.find(id, tx)
    if (!found || found.state === 'draft') throw new AppError('not_found', 'Invoice not found.')
    if (found.userId !== null) await subscriptions.lockUser(tx, found.userId)
    const invoice = await invoices.lock(tx, id)
    const isCorrectable = invoice?.state === 'issued' || invoice?.state === 'paid'
    if (!isCorrectable || invoice.kind === 'credit_note')
      throw new AppError('conflict', 'Only an invoice that is open or paid can be corrected.')
    if (await invoices.isReduced(tx, id))
      throw new AppError(
        'conflict',
        'A credit note reduces this invoice, so it cannot be corrected.',
      )
    return invoice
  }

  /** The lines, taxed where the buyer is. Throws `conflict` if what was paid would not fit. */
  function draftFor(invoice: Invoice, stateCode: string): InvoiceDraft {
    if (stateCode === invoice.placeOfSupply) return fullCreditOf(invoice)
    const { lines, gstRate, seller } = invoice
    const place = { isTaxed: gstRate > 0, sellerState: seller.state_code, placeOfSupply: stateCode }
    const taxable = lines.map(({ taxable_paise: paise }) => paise)
    const amounts = { ...amountsOf(taxable, place), gst_rate: gstRate }
    if (amounts.total_paise !== invoice.totalPaise)
      throw new AppError('conflict', 'In this state, the total differs because of rounding.')
    return { lines, amounts }
  }

  /** Moves what was paid, and a reference that is looked for, from one invoice to another. */
  async function movePayments(tx: Db, from: Invoice, to: Invoice, note: Invoice): Promise<void> {
    const { total } = await invoices.paidFor(from.id, tx)
    if (total > 0)
      await payments.add(tx, {
        invoiceId: to.id,
        method: 'credit',
        state: 'captured',
        paise: total,
        reference: note.number ?? '',
        decidedAt: new Date(),
      })
    const pending = await payments.pendingOf(from.id, tx)
    if (!pending) return
    await payments.refuse(tx, pending.id, { reason: moved, decidedBy: null })
    const { method, paise, reference, at } = pending
    await payments.add(tx, { invoiceId: to.id, method, state: 'pending', paise, reference, at })
  }

  async function correct(tx: Db, caller: Caller, id: number, given: Body<'correctInvoice'>) {
    const reason = given.reason.trim()
    if (reason === '') throw invalid('reason', 'is required')
    const invoice = await lockCorrectable(tx, id)
    const party = buyerParty(checkedBuyer(withCorrections(invoice.buyer, given)))
    if (isSameParty(party, invoice.buyer))
      throw new AppError('conflict', 'These details are the same as on the invoice.')
    const draft = draftFor(invoice, party.state_code)
    const isPaid = invoice.state === 'paid'
    const note = await issue.creditNote(tx, invoice, fullCreditOf(invoice), reason)
    await invoices.setState(tx, invoice, 'credited')
    const corrected = await issue.invoice(tx, {
      userId: invoice.userId,
      subscriptionId: invoice.subscriptionId,
      seller: invoice.seller,
      buyer: party,
      draft,
      dueOn: isPaid ? (invoice.dueOn ?? todayInIndia()) : addDays(todayInIndia(), daysToPay),
    })
    await movePayments(tx, invoice, corrected, note)
    if (isPaid) await deps.settle.pay(tx, corrected)
    else await deps.settle.noLongerOverdue(tx, corrected)
    const { total } = await invoices.paidFor(corrected.id, tx)
    await history.record(tx, invoice, {
      adminId: caller.userId,
      field: 'invoice',
      after: corrected.number,
      reason,
    })
    await emails.corrected(tx, corrected, {
      former: invoice.number ?? '',
      note: note.number ?? '',
      paise: corrected.totalPaise - total,
    })
    return corrected.id
  }

  return {
    /** Returns the id of the new invoice. Throws `invalid_request`, `not_found` and `conflict`. */
    async correct(caller: Caller, id: number, given: Body<'correctInvoice'>): Promise<number> {
      const newId = await subscriptions.transaction((tx) => correct(tx, caller, id, given))
      deps.outbox.wake()
      // The former invoice cannot be paid online any more.
      deps.online?.work.wake()
      return newId
    },
  }
}

/** Fields that are not given stay. A GSTIN says in which state the buyer is. */
function withCorrections(buyer: InvoiceParty, given: Body<'correctInvoice'>) {
  const gstin = given.gstin === undefined ? buyer.gstin : given.gstin
  return {
    legal_name: given.legal_name ?? buyer.name,
    address: given.address ?? buyer.address,
    state_code: given.state_code ?? gstin?.slice(0, 2) ?? buyer.state_code,
    gstin,
    email: buyer.email ?? '',
  }
}

const isSameParty = (a: InvoiceParty, b: InvoiceParty) =>
  a.name === b.name &&
  a.address === b.address &&
  a.state_code === b.state_code &&
  a.gstin === b.gstin
