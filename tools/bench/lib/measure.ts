/** One figure of a bench, with what must hold of it. */
export interface Measure {
  readonly name: string
  readonly value: number
  readonly unit: string
  readonly atMost?: number
  readonly atLeast?: number
}

/** What `pnpm bench <name>` runs: the export `bench` of `tools/bench/<name>.ts`. */
export interface Bench {
  /** What it measures and which arguments it takes, for the list of benches. */
  readonly usage: string
  /** Measures; each figure is printed as soon as it is given to `report`. */
  run(args: readonly string[], report: (measure: Measure) => void): Promise<void>
}

export function isMissed({ value, atMost, atLeast }: Measure): boolean {
  return (
    !Number.isFinite(value) ||
    (atMost !== undefined && value > atMost) ||
    (atLeast !== undefined && value < atLeast)
  )
}

/** `name  value unit  (floor at most 10 ms) ok`, or `MISSED` at the end. */
export function lineOf(measure: Measure): string {
  const { name, value, unit, atMost, atLeast } = measure
  const figure = `${name.padEnd(52)} ${rounded(value).padStart(10)} ${unit}`
  if (atMost === undefined && atLeast === undefined) return figure
  const floor = atMost === undefined ? `at least ${atLeast}` : `at most ${atMost}`
  return `${figure.padEnd(76)}  (floor ${floor} ${unit}) ${isMissed(measure) ? 'MISSED' : 'ok'}`
}

const rounded = (value: number) =>
  Math.abs(value) >= 1_000 ? Math.round(value).toLocaleString('en-IN') : value.toFixed(2)

/** The value that `share` (0 to 1) of the values do not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
}
