import type { FeeHistogram } from '@edbazaar/api-client'

/** The maximum of the slider, in rupees. */
export function highestFee({ step, counts }: FeeHistogram): number {
  return step * counts.length
}

/** About this many stops between both ends. */
const stopCount = 100
/** The share of the stops that is spread evenly, so that bars without schools stay visible. */
const evenShare = 0.4
/** Amounts between two stops, in rupees. */
const naturalSteps = [500, 1000, 2000, 2500, 4000, 5000, 10_000, 20_000, 25_000, 50_000, 100_000]

/**
 * The fees that the slider stops at, in rupees: the more schools a bar of the histogram has, the more
 * stops, so that a short move changes little where most schools are.
 */
export function feeStops({ step, counts }: FeeHistogram): number[] {
  const total = counts.reduce((sum, count) => sum + count, 0)
  const stops = counts.flatMap((count, bar) => {
    const share = evenShare / counts.length + ((1 - evenShare) * count) / Math.max(1, total)
    const between = stepFor(step, Math.max(1, share * stopCount))
    return Array.from({ length: step / between }, (_, index) => bar * step + index * between)
  })
  return [...stops, highestFee({ step, counts })]
}

/** The natural step that divides a bar into nearly this many parts. */
function stepFor(width: number, parts: number): number {
  const dividing = naturalSteps.filter((natural) => width % natural === 0)
  const distance = (natural: number) => Math.abs(Math.log(width / natural / parts))
  return [width, ...dividing].reduce((best, natural) =>
    distance(natural) < distance(best) ? natural : best,
  )
}
