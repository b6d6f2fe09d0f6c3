import { formatRupees } from '@edbazaar/ui/formatting'

const withPaise = new Intl.NumberFormat('en-IN', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
})

/** ₹17,699, or ₹17,681.30 with paise. */
export const exactRupees = (amount: number): string =>
  Number.isInteger(amount) ? formatRupees(amount) : `₹${withPaise.format(amount)}`
