import { AppError } from '../../../app-error.ts'
import type { Caller } from '../../../caller.ts'
import type { Schema } from '../../../contract/operations.ts'
import type { Seller } from '../../../seller-settings.ts'
import { fullCreditOf } from '../invoices/full-credit.ts'
import type { Invoice } from '../invoices/invoice.ts'
import type { InvoicesRepository } from '../invoices/invoices.repository.ts'
import { toDraft, toInvoiceSummary } from '../invoices/to-invoice.ts'
import { gstStates } from '../money/gst-states.ts'
import { refundReasons } from '../money/refund-reasons.ts'
import type { Online } from '../online/online.ts'
import type { Payment } from '../payments/payment.ts'
import { paymentInstructionsOf } from '../payments/payment-instructions.ts'
import type { PaymentsRepository } from '../payments/payments.repository.ts'
import type { BillingProfilesRepository } from '../profile/billing-profile.repository.ts'
import { toBillingProfile } from '../profile/billing-profile.service.ts'

export type MyInvoicesService = ReturnType<typeof createMyInvoicesService>

interface MyInvoicesDeps {
  readonly invoices: InvoicesRepository
  readonly online: Online | null
  readonly payments: PaymentsRepository
  readonly profiles: BillingProfilesRepository
  readonly seller: Seller | null
}

/** The `payment` of the contract's `Invoice`. */
function toPayment({
  method,
  reference,
  state,
  at,
  reason,
}: Payment): Schema<'Invoice'>['payment'] {
  if (method === 'credit' || !isOneOf(state, ['pending', 'captured', 'failed']))
    throw new Error(`A payment by ${method} is not ${state}`)
  return { method, reference, state, at: at.toISOString(), reason }
}

/** The `paid_back` of the contract's `Invoice`. */
function toPaidBack(payment: Payment): Schema<'Invoice'>['paid_back'][number] {
  const { method, reference, paise, state, reason, at } = payment
  if (method === 'credit' || !isOneOf(state, ['refunding', 'refunded', 'to_return']))
    throw new Error(`A payment that goes back is not ${state}`)
  const why = refundReasons.find((each) => each === reason) ?? null
  const { returnedOn, returnedPaise, returnReference, returnNote } = payment
  return {
    method,
    reference,
    paise,
    state,
    reason: why,
    at: at.toISOString(),
    transfer:
      returnedOn === null || returnedPaise === null || returnReference === null
        ? null
        : { on: returnedOn, paise: returnedPaise, reference: returnReference, note: returnNote },
  }
}

const isOneOf = <T extends string>(text: string, of: readonly T[]): text is T =>
  of.some((each) => each === text)

/** Shows users their billing details and invoices. */
export function createMyInvoicesService(deps: MyInvoicesDeps) {
  const { invoices, online, payments, profiles, seller } = deps

  /** Throws `not_found` for an invoice that is not the caller's. */
  async function own({ userId }: Caller, id: number): Promise<Invoice> {
    const found = await invoices.find(id)
    if (!found || found.userId !== userId || found.state === 'draft')
      throw new AppError('not_found', 'Invoice not found.')
    return found
  }

  const creditedOf = async ({ creditsId }: Invoice) =>
    creditsId === null ? null : ((await invoices.find(creditsId)) ?? null)

  return {
    own,

    /** The `MyBilling` of the contract. */
    async read({ userId }: Caller): Promise<Schema<'MyBilling'>> {
      const [profile, found] = await Promise.all([profiles.find(userId), invoices.listOf(userId)])
      return {
        profile: profile ? toBillingProfile(profile) : null,
        can_pay: seller !== null,
        is_taxed: seller !== null && seller.gstin !== null,
        states: gstStates.map(({ code, name }) => ({ code, name })),
        invoices: found.map(toInvoiceSummary),
      }
    },

    /** The `Invoice` of the contract. Throws `not_found`. */
    async get(caller: Caller, id: number): Promise<Schema<'Invoice'>> {
      const invoice = await own(caller, id)
      const [paid, last, paidBack, credited, onlineState] = await Promise.all([
        invoices.paidFor(id),
        payments.lastOf(id),
        payments.paidBackOf(id),
        creditedOf(invoice),
        online?.payments.stateOf(invoice) ?? null,
      ])
      const isOpen = invoice.state === 'issued' && invoice.kind !== 'credit_note'
      const toPay = isOpen ? invoice.totalPaise - paid.total : 0
      return {
        summary: toInvoiceSummary(invoice),
        amounts: toDraft(fullCreditOf(invoice), invoice.placeOfSupply).amounts,
        seller: invoice.seller,
        buyer: invoice.buyer,
        place_of_supply: invoice.placeOfSupply,
        credited_number: credited?.number ?? null,
        credit_paise: paid.credit,
        to_pay_paise: toPay,
        pay_to:
          isOpen && seller ? paymentInstructionsOf(seller, invoice.number ?? '', toPay) : null,
        online: onlineState,
        payment: last ? toPayment(last) : null,
        paid_back: paidBack.map(toPaidBack),
      }
    },

    /** The invoice as PDF, which is the same whenever it is made. Throws `not_found`. */
    async pdf(caller: Caller, id: number): Promise<{ name: string; file: Buffer }> {
      const invoice = await own(caller, id)
      const name = `${(invoice.number ?? '').replaceAll('/', '-')}.pdf`
      // Loaded on the first request: the library takes memory that most servers never use.
      const { drawInvoice } = await import('../invoices/pdf/draw-invoice.ts')
      return { name, file: await drawInvoice(invoice, await creditedOf(invoice)) }
    },
  }
}
