/** One figure of a benchmark, with its budget. */
export interface Measure {
  readonly name: string
  readonly value: number
  readonly unit: string
  readonly atMost?: number
  readonly atLeast?: number
}

/** The export `bench` of `tools/bench/<name>.ts`, run by `pnpm bench <name>`. */
export interface Bench {
  /** What it measures and its arguments, for the list of benchmarks. */
  readonly usage: string
  /** Runs the benchmark; every figure is printed when it is passed to `report`. */
  run(args: readonly string[], report: (measure: Measure) => void): Promise<void>
}

export function isMissed({ value, atMost, atLeast }: Measure): boolean {
  return (
    !Number.isFinite(value) ||
    (atMost !== undefined && value > atMost) ||
    (atLeast !== undefined && value < atLeast)
  )
}

/** `name  value unit  (budget at most 10 ms) ok`, or `MISSED` at the end. */
export function lineOf(measure: Measure): string {
  const { name, value, unit, atMost, atLeast } = measure
  const figure = `${name.padEnd(52)} ${rounded(value).padStart(10)} ${unit}`
  if (atMost === undefined && atLeast === undefined) return figure
  const budget = atMost === undefined ? `at least ${atLeast}` : `at most ${atMost}`
  return `${figure.padEnd(76)}  (budget ${budget} ${unit}) ${isMissed(measure) ? 'MISSED' : 'ok'}`
}

const rounded = (value: number) =>
  Math.abs(value) >= 1_000 ? Math.round(value).toLocaleString('en-IN') : value.toFixed(2)

/** The value that `share` (0 to 1) of the values do not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
}
