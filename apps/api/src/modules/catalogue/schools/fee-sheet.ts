import type { FeeRow, FeeSheet } from '../../../db/schema/index.ts'

/** The total of the first year, in rupees. Fees that are not provided count as 0. */
const firstYearTotal = ({ admission, tuition, transport, books }: FeeRow): number =>
  (admission ?? 0) + (tuition ?? 0) + (transport ?? 0) + (books ?? 0)

/** The `FeeSheet` of the contract. */
export const toFeeSheet = ({ year, toldOn, rows }: FeeSheet) => ({
  year,
  provided_on: toldOn,
  rows: rows.map((row) => ({ ...row, total: firstYearTotal(row) })),
})

/** The lowest and highest first-year totals of a fee sheet, in rupees. */
export function feeRange({ rows }: FeeSheet): { feeMin: number | null; feeMax: number | null } {
  const totals = rows.map(firstYearTotal).filter((total) => total > 0)
  if (totals.length === 0) return { feeMin: null, feeMax: null }
  return { feeMin: Math.min(...totals), feeMax: Math.max(...totals) }
}
