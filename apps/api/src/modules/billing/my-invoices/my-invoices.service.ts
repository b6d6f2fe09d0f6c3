import { AppError } from '../../../app-error.ts'
import type { Caller } from '../../../caller.ts'
import type { Schema } from '../../../contract/operations.ts'
import type { Seller } from '../../../seller-settings.ts'
import { toDraft, toInvoiceSummary } from '../invoices/invoice-answer.ts'
import type { Invoice, InvoicesRepository } from '../invoices/invoices.repository.ts'
import { drawInvoice } from '../invoices/pdf/draw-invoice.ts'
import { wholeOf } from '../invoices/whole-invoice.ts'
import { gstStates } from '../money/gst-states.ts'
import { payTo } from '../payments/pay-to.ts'
import type { PaymentsRepository } from '../payments/payments.repository.ts'
import type { BillingProfilesRepository } from '../profile/billing-profile.repository.ts'
import { toBillingProfile } from '../profile/billing-profile.service.ts'

export type MyInvoicesService = ReturnType<typeof createMyInvoicesService>

interface MyInvoicesDeps {
  readonly invoices: InvoicesRepository
  readonly payments: PaymentsRepository
  readonly profiles: BillingProfilesRepository
  readonly seller: Seller | null
}

/** Shows users their billing details and invoices. */
export function createMyInvoicesService(deps: MyInvoicesDeps) {
  const { invoices, payments, profiles, seller } = deps

  /** Throws `not_found` for an invoice that is not the caller's. */
  async function own({ userId }: Caller, id: number): Promise<Invoice> {
    const found = await invoices.find(id)
    if (!found || found.userId !== userId || found.state === 'draft')
      throw new AppError('not_found', 'Invoice not found.')
    return found
  }

  const creditedNumber = async ({ creditsId }: Invoice) =>
    creditsId === null ? null : ((await invoices.find(creditsId))?.number ?? null)

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
      const [paid, transfer, credited] = await Promise.all([
        invoices.paidFor(id),
        payments.lastTransferOf(id),
        creditedNumber(invoice),
      ])
      const isOpen = invoice.state === 'issued' && invoice.kind !== 'credit_note'
      const toPay = isOpen ? invoice.totalPaise - paid.total : 0
      return {
        summary: toInvoiceSummary(invoice),
        amounts: toDraft(wholeOf(invoice), invoice.placeOfSupply).amounts,
        seller: invoice.seller,
        buyer: invoice.buyer,
        place_of_supply: invoice.placeOfSupply,
        credited_number: credited,
        credit_paise: paid.credit,
        to_pay_paise: toPay,
        pay_to: isOpen && seller ? payTo(seller, invoice.number ?? '', toPay) : null,
        payment: transfer
          ? {
              reference: transfer.reference,
              state: transfer.state,
              at: transfer.at.toISOString(),
              reason: transfer.reason,
            }
          : null,
      }
    },

    /** The invoice as PDF, which is the same whenever it is made. Throws `not_found`. */
    async pdf(caller: Caller, id: number): Promise<{ name: string; file: Buffer }> {
      const invoice = await own(caller, id)
      const name = `${(invoice.number ?? '').replaceAll('/', '-')}.pdf`
      return { name, file: await drawInvoice(invoice, await creditedNumber(invoice)) }
    },
  }
}
