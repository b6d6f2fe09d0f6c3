/** The `FeeHistogram` of the contract. */
export interface FeeHistogram {
  /** Width of one bar, in rupees. */
  readonly step: number
  readonly counts: readonly number[]
}

/** Rupees by which fees are counted before the width of a bar is chosen. */
export const feeUnit = 5_000

const bars = 16
/** Widths that read well, in units. */
const widths = [1, 2, 3, 4, 5, 10, 20, 40]
/** Of all schools so many lie below the last bar; the few dearest must not flatten the rest. */
const within = 0.97

/**
 * Sixteen bars over fees, each as wide as needed for nearly all schools; the last bar also holds all
 * above. Null without any fee.
 * @param units a multiple of `feeUnit` and how many schools lie there
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
    if (below >= total * within) break
  }
  return widths.find((width) => width * bars > last) ?? 40
}
