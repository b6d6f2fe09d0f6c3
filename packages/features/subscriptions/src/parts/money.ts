import { formatRupees } from '@edbazaar/ui/formatting'

const exact = new Intl.NumberFormat('en-IN', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
})

/** 25,971.95, with a minus sign before a credit. */
export const formatPaise = (paise: number): string => exact.format(paise / 100).replace('-', '−')

/** ₹17,699, or ₹17,681.30 with paise. */
export const formatAmount = (paise: number): string =>
  paise % 100 === 0 ? formatTotal(paise) : `₹${formatPaise(paise)}`

/** ₹17,699, for amounts that are rounded to a rupee. */
export const formatTotal = (paise: number): string =>
  `${paise < 0 ? '−' : ''}${formatRupees(Math.abs(paise) / 100)}`
