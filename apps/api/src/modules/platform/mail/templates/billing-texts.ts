import type { EmailWithLink } from './email-with-link.ts'

/** The values that every email about an invoice needs. */
export interface InvoiceEmail extends EmailWithLink {
  /** EB/2627/000123 */
  readonly number: string
  readonly paise: number
}

export const billingFooter = 'You received this email because you have a plan on EdBazaar.'

/** ₹17,699, or ₹17,681.30 with paise. */
export const rupees = (paise: number): string =>
  `₹${(paise / 100).toLocaleString('en-IN', { minimumFractionDigits: paise % 100 === 0 ? 0 : 2 })}`
