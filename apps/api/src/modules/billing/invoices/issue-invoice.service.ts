import type { Db } from '../../../db/connect.ts'
import type { InvoiceLine, InvoiceParty } from '../../../db/schema/index.ts'
import type { Seller } from '../../../seller-settings.ts'
import { todayInIndia } from '../../platform/dates/today-in-india.ts'
import { financialYearOf, invoiceNumber } from '../money/invoice-number.ts'
import type { Amounts } from '../money/tax.ts'
import type { BillingProfile } from '../profile/billing-profile.ts'
import type { Invoice } from './invoice.ts'
import type { InvoicesRepository, NewInvoice } from './invoices.repository.ts'

export type IssueInvoice = ReturnType<typeof createIssueInvoice>

/** The contents of an invoice or a credit note besides its parties. */
export interface InvoiceDraft {
  readonly lines: readonly InvoiceLine[]
  readonly amounts: Amounts & { readonly gst_rate: number }
}

interface InvoiceFor {
  /** Null once the account is deleted. */
  readonly userId: number | null
  readonly subscriptionId: number | null
  readonly seller: InvoiceParty
  readonly buyer: InvoiceParty
  readonly draft: InvoiceDraft
  readonly dueOn: string
}

const prefixes = { tax_invoice: 'EB', bill: 'EB', credit_note: 'CN' } as const

const columnsOf = ({ lines, amounts }: InvoiceDraft) => ({
  lines,
  gstRate: amounts.gst_rate,
  taxablePaise: amounts.taxable_paise,
  cgstPaise: amounts.cgst_paise,
  sgstPaise: amounts.sgst_paise,
  igstPaise: amounts.igst_paise,
  roundingPaise: amounts.rounding_paise,
  totalPaise: amounts.total_paise,
})

/** The seller as printed. */
export const sellerParty = (seller: Seller): InvoiceParty => ({
  name: seller.name,
  address: seller.address,
  state_code: seller.stateCode,
  gstin: seller.gstin,
  email: null,
})

/** The buyer as printed. */
export const buyerParty = (buyer: Omit<BillingProfile, 'userId' | 'updatedAt'>): InvoiceParty => ({
  name: buyer.legalName,
  address: buyer.address,
  state_code: buyer.stateCode,
  gstin: buyer.gstin,
  email: buyer.email,
})

/**
 * Issues invoices and credit notes in the transaction of what they are for. The number is taken last,
 * so that its series is locked for a short time; without a commit, it is not used.
 */
export function createIssueInvoice(invoices: InvoicesRepository) {
  async function issue(tx: Db, values: NewInvoice): Promise<Invoice> {
    const { id, kind } = await invoices.addDraft(tx, values)
    const prefix = prefixes[kind]
    const now = new Date()
    const year = financialYearOf(todayInIndia(now.getTime()))
    const n = await invoices.nextNumber(tx, prefix, year)
    return invoices.issue(tx, id, invoiceNumber(prefix, year, n), now)
  }

  return {
    invoice: (tx: Db, { userId, subscriptionId, seller, buyer, draft, dueOn }: InvoiceFor) =>
      issue(tx, {
        kind: seller.gstin === null ? 'bill' : 'tax_invoice',
        userId,
        subscriptionId,
        dueOn,
        seller,
        buyer,
        placeOfSupply: buyer.state_code,
        ...columnsOf(draft),
      }),

    /** Reduces an invoice, between the parties that it names. */
    creditNote: (tx: Db, credited: Invoice, draft: InvoiceDraft, reason: string) =>
      issue(tx, {
        kind: 'credit_note',
        userId: credited.userId,
        subscriptionId: credited.subscriptionId,
        dueOn: null,
        seller: credited.seller,
        buyer: credited.buyer,
        placeOfSupply: credited.placeOfSupply,
        creditsId: credited.id,
        reason,
        ...columnsOf(draft),
      }),
  }
}
