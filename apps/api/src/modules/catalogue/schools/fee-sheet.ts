import type { FeeRow, FeeSheet } from '../../../db/schema/index.ts'

/** The yearly cost, in rupees: tuition, transport and books. Fees not provided count as 0. */
const yearlyCost = ({ tuition, transport, books }: FeeRow): number =>
  (tuition ?? 0) + (transport ?? 0) + (books ?? 0)

/** The total of the first year, with the admission fee, in rupees. */
const firstYearTotal = (row: FeeRow): number => yearlyCost(row) + (row.admission ?? 0)

/** The `FeeSheet` of the contract. */
export const toFeeSheet = ({ year, toldOn, rows }: FeeSheet) => ({
  year,
  provided_on: toldOn,
  rows: rows.map((row) => ({ ...row, yearly: yearlyCost(row), total: firstYearTotal(row) })),
})

/** The lowest and highest yearly cost of a fee sheet, and its lowest first-year total, in rupees. */
export function feeRange({ rows }: FeeSheet) {
  const known = rows.filter((row) => yearlyCost(row) > 0)
  if (known.length === 0) return noFees
  const costs = known.map(yearlyCost)
  return {
    feeMin: Math.min(...costs),
    feeMax: Math.max(...costs),
    firstYearMin: Math.min(...known.map(firstYearTotal)),
  }
}

export const noFees: Readonly<Record<'feeMin' | 'feeMax' | 'firstYearMin', number | null>> = {
  feeMin: null,
  feeMax: null,
  firstYearMin: null,
}
