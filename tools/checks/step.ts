/** One check of `npm test`. */
export interface Step {
  readonly name: string
  /** Arguments of pnpm. */
  readonly pnpm: readonly string[]
  /** Environment beyond the common one. */
  readonly env?: Readonly<Record<string, string>>
  /** Names of steps that must have passed before. */
  readonly after?: readonly string[]
  /**
   * The kind of JSON report that the step writes. `{report}` in its arguments or environment is
   * replaced by the file. A step without a report counts as one check.
   */
  readonly report?: 'vitest' | 'playwright'
  /** Whether no other step may run at the same time. */
  readonly isAlone?: boolean
}

export interface Counts {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

export interface Outcome {
  readonly step: Step
  readonly counts: Counts
  /** Everything that the step printed. */
  readonly output: string
  readonly seconds: number
}

/** The sum over all outcomes. */
export function sum(outcomes: readonly Outcome[]): Counts {
  return outcomes.reduce<Counts>(
    (total, { counts }) => ({
      passed: total.passed + counts.passed,
      failed: total.failed + counts.failed,
      skipped: total.skipped + counts.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  )
}

/** The last line of `npm test`. */
export function summary({ passed, failed, skipped }: Counts): string {
  const skips = skipped > 0 ? `, ${skipped} skipped` : ''
  return `${passed} passed, ${failed} failed${skips}`
}
