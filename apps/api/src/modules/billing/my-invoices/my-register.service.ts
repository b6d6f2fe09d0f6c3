import type { Caller } from '../../../caller.ts'
import { csvHead, csvLine } from '../../platform/csv/csv-line.ts'
import { isoDayInIndia } from '../../platform/dates/dates-in-india.ts'
import type { Invoice } from '../invoices/invoice.ts'
import type { InvoicesRepository } from '../invoices/invoices.repository.ts'
import { findGstState } from '../money/gst-states.ts'

export type MyRegisterService = ReturnType<typeof createMyRegisterService>

const heads = [
  'Number',
  'Kind',
  'State',
  'Issued on',
  'Due on',
  'Seller',
  'Seller GSTIN',
  'Buyer',
  'Buyer GSTIN',
  'Place of supply',
  'For',
  'SAC',
  'GST rate',
  'Taxable value',
  'CGST',
  'SGST or UTGST',
  'IGST',
  'Rounding',
  'Total',
  'Credited invoice',
  'Reason',
]

const kinds = { tax_invoice: 'Tax invoice', bill: 'Bill', credit_note: 'Credit note' } as const
const states = { draft: '', issued: 'To pay', paid: 'Paid', credited: 'Credited' } as const

/** Gives users their invoices and credit notes as a file for their books. */
export function createMyRegisterService(invoices: InvoicesRepository) {
  function line(invoice: Invoice, numbers: ReadonlyMap<number, string | null>): string {
    const { kind, seller, buyer, lines, placeOfSupply: place, creditsId } = invoice
    const isNote = kind === 'credit_note'
    const rupees = (paise: number) => ((isNote ? -paise : paise) / 100).toFixed(2)
    return csvLine([
      invoice.number,
      kinds[kind],
      isNote ? 'Issued' : states[invoice.state],
      invoice.issuedAt ? isoDayInIndia(invoice.issuedAt) : null,
      invoice.dueOn,
      seller.name,
      seller.gstin,
      buyer.name,
      buyer.gstin,
      `${place}-${findGstState(place)?.name ?? ''}`,
      lines.map(({ plan, from, to }) => `${plan}, ${from} to ${to}`).join('; '),
      lines[0]?.sac ?? null,
      invoice.gstRate,
      Number(rupees(invoice.taxablePaise)),
      Number(rupees(invoice.cgstPaise)),
      Number(rupees(invoice.sgstPaise)),
      Number(rupees(invoice.igstPaise)),
      Number(rupees(invoice.roundingPaise)),
      Number(rupees(invoice.totalPaise)),
      creditsId === null ? null : (numbers.get(creditsId) ?? null),
      invoice.reason,
    ])
  }

  return {
    /** The whole file, the oldest first. A user has a few invoices a year. */
    async file({ userId }: Caller): Promise<string> {
      const found = await invoices.allOf(userId)
      const numbers = new Map(found.map(({ id, number }) => [id, number]))
      return csvHead(heads) + found.map((invoice) => line(invoice, numbers)).join('')
    },
  }
}
