import { AppError, refused } from '../../../app-error.ts'
import type { Caller } from '../../../caller.ts'
import type { Body } from '../../../contract/operations.ts'
import type { Db } from '../../../db/connect.ts'
import { isoDayInIndia } from '../../platform/dates/dates-in-india.ts'
import { startOfDayInIndia } from '../../platform/dates/india-time.ts'
import { todayInIndia } from '../../platform/dates/today-in-india.ts'
import type { Outbox } from '../../platform/mail/outbox.service.ts'
import type { BillingEmails } from '../emails/billing-emails.ts'
import type { BillingHistory } from '../history/billing-history.ts'
import type { Invoice } from '../invoices/invoice.ts'
import type { InvoicesRepository } from '../invoices/invoices.repository.ts'
import type { RefundReason } from '../money/refund-reasons.ts'
import { referenceOf } from '../payments/bank-reference.ts'
import type { SubscriptionsRepository } from '../subscriptions/subscriptions.repository.ts'
import type { ReturnsRepository } from './returns.repository.ts'

export type ReturnsService = ReturnType<typeof createReturnsService>

interface ReturnsDeps {
  readonly history: BillingHistory
  readonly invoices: InvoicesRepository
  readonly emails: BillingEmails
  readonly outbox: Pick<Outbox, 'wake'>
  readonly returns: ReturnsRepository
  readonly subscriptions: Pick<SubscriptionsRepository, 'lockUser' | 'transaction'>
}

const reasons = {
  issued: 'wrong_amount',
  paid: 'paid_before',
  credited: 'not_open',
} as const satisfies Partial<Record<Invoice['state'], RefundReason>>

/** Throws `invalid_request` unless a day lies between another one and today. */
function checkDay(field: string, day: string, first: string): void {
  if (day < first || day > todayInIndia())
    throw refused(field, `Enter a date from ${first} to today.`)
}

/**
 * Money that paid for nothing and that a person has to return: transfers that do not fit an open
 * invoice, and payments online that the provider could not return.
 */
export function createReturnsService(deps: ReturnsDeps) {
  const { history, invoices, emails, outbox, returns, subscriptions } = deps

  /** With its user locked, as for every change of their plan. Throws `not_found`. */
  async function lockIssued(tx: Db, id: number) {
    const found = await invoices.find(id, tx)
    if (found && found.userId !== null) await subscriptions.lockUser(tx, found.userId)
    const invoice = found && (await invoices.lock(tx, id))
    const { state, issuedAt } = invoice ?? {}
    if (!invoice || !state || state === 'draft' || !issuedAt || invoice.kind === 'credit_note')
      throw new AppError('not_found', 'Invoice not found.')
    return { invoice, state, issuedOn: isoDayInIndia(issuedAt) }
  }

  /** Throws `conflict` for money that pays, or has paid, an invoice. */
  async function reasonFor(tx: Db, invoice: Invoice, state: keyof typeof reasons, of: Transfer) {
    const paidId = await returns.paidBy(tx, of.reference)
    if (paidId === invoice.id) return 'too_much'
    if (paidId !== undefined)
      throw new AppError('conflict', 'Another invoice was paid with this reference.')
    const { total } = await invoices.paidFor(invoice.id, tx)
    if (state === 'issued' && of.paise === invoice.totalPaise - total)
      throw new AppError('conflict', 'This pays the invoice. Confirm the payment instead.')
    return reasons[state]
  }

  async function note(tx: Db, caller: Caller, id: number, given: Body<'noteMoneyToReturn'>) {
    const { paise, arrived_on: arrivedOn } = given
    const reference = referenceOf(given.reference)
    const { invoice, state, issuedOn } = await lockIssued(tx, id)
    checkDay('arrived_on', arrivedOn, issuedOn)
    const reason = await reasonFor(tx, invoice, state, { paise, reference })
    await returns.add(tx, {
      invoiceId: id,
      paise,
      reference,
      reason,
      at: startOfDayInIndia(arrivedOn),
      decidedBy: caller.userId,
    })
    const after = `to return, ${reference}`
    await history.record(tx, invoice, { adminId: caller.userId, field: 'payment', after })
    await emails.toReturn(tx, invoice, { paise, reference, reason })
  }

  async function end(tx: Db, caller: Caller, id: number, given: Body<'noteReturn'>) {
    const { paise, returned_on: returnedOn } = given
    const reference = referenceOf(given.reference)
    const why = given.note?.trim() || null
    const payment = await returns.find(tx, id)
    if (!payment) throw new AppError('not_found', 'Payment not found.')
    const { invoice } = await lockIssued(tx, payment.invoiceId)
    checkDay('returned_on', returnedOn, isoDayInIndia(payment.at))
    if (paise > payment.paise)
      throw refused('paise', 'This is more than the amount received. Enter at most that amount.')
    if (paise < payment.paise && why === null)
      throw refused('note', 'Explain why you are returning less than you received.')
    if (reference === payment.reference)
      throw refused(
        'reference',
        'This is the reference of the payment received. Enter the reference of the return.',
      )
    await returns.end(tx, id, {
      returnedOn,
      returnedPaise: paise,
      returnReference: reference,
      returnNote: why,
      returnedBy: caller.userId,
    })
    await history.record(tx, invoice, {
      adminId: caller.userId,
      field: 'payment',
      after: `returned, ${reference}`,
      ...(why !== null && { reason: why }),
    })
    await emails.returnedByHand(tx, invoice, { paise, reference, returnedOn, note: why })
  }

  return {
    /** A transfer in the bank's statement. Throws `invalid_request`, `not_found` and `conflict`. */
    async note(caller: Caller, id: number, given: Body<'noteMoneyToReturn'>): Promise<void> {
      await subscriptions.transaction((tx) => note(tx, caller, id, given))
      outbox.wake()
    },

    /** The transfer that returned it. Throws `invalid_request`, `not_found` and `conflict`. */
    async end(caller: Caller, id: number, given: Body<'noteReturn'>): Promise<void> {
      await subscriptions.transaction((tx) => end(tx, caller, id, given))
      outbox.wake()
    },
  }
}

interface Transfer {
  readonly paise: number
  readonly reference: string
}
