/** The financial year of a day in India, April to March: 2627 for 2026-04-01 to 2027-03-31. */
export function financialYearOf(day: string): number {
  const year = Number(day.slice(0, 4))
  const first = Number(day.slice(5, 7)) >= 4 ? year : year - 1
  return (first % 100) * 100 + ((first + 1) % 100)
}

/** `EB/2627/000123`: at most 16 letters, digits and slashes, as Rule 46 demands. */
export const invoiceNumber = (prefix: string, financialYear: number, n: number): string =>
  `${prefix}/${String(financialYear).padStart(4, '0')}/${String(n).padStart(6, '0')}`
