/** The `FeeHistogram` of the contract. */
export interface FeeHistogram {
  /** Width of one bar, in rupees. */
  readonly step: number
  readonly counts: readonly number[]
}

/** Rupees per unit. Fees are counted by unit before the width of the bars is chosen. */
export const feeUnit = 5_000

const bars = 16
/** Widths that read well, in units. */
const widths = [1, 2, 3, 4, 5, 10, 20, 40]
/** The share of schools below the last bar, so that a few very high fees do not flatten the rest. */
const shareBelowLastBar = 0.97

/**
 * Sixteen bars, wide enough to show the fees of nearly all schools; the last bar includes all higher
 * fees. Null without fees.
 * @param units pairs of a multiple of `feeUnit` and the number of schools there
 */
export function feeHistogram(units: readonly (readonly [number, number])[]): FeeHistogram | null {
  if (units.length === 0) return null
  const width = widthFor(units)
  const counts = Array.from({ length: bars }, () => 0)
  for (const [unit, schools] of units) {
    const bar = Math.min(bars - 1, Math.floor(unit / width))
    counts[bar] = (counts[bar] ?? 0) + schools
  }
  return { step: width * feeUnit, counts }
}

function widthFor(units: readonly (readonly [number, number])[]): number {
  const total = units.reduce((sum, [, schools]) => sum + schools, 0)
  let below = 0
  let last = 0
  for (const [unit, schools] of [...units].sort(([a], [b]) => a - b)) {
    last = unit
    below += schools
    if (below >= total * shareBelowLastBar) break
  }
  return widths.find((width) => width * bars > last) ?? 40
}
