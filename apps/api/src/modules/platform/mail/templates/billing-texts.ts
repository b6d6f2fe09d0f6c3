import type { EmailWithLink } from './email-with-link.ts'

/** What every email about an invoice needs. */
export interface InvoiceEmail extends EmailWithLink {
  /** EB/2627/000123 */
  readonly number: string
  readonly paise: number
}

export const billingFooter = 'You received this email because you have a plan on EdBazaar.'

const grouped = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 })

/** ₹17,699 */
export const rupees = (paise: number): string => `₹${grouped.format(paise / 100)}`
