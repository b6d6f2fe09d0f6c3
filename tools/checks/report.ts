import { existsSync, readFileSync } from 'node:fs'
import type { Counts, Step } from './step.ts'

const onePassed: Counts = { passed: 1, failed: 0, skipped: 0 }
const oneFailed: Counts = { passed: 0, failed: 1, skipped: 0 }

/**
 * The counts of a step that ended. A step that failed without a failed test in its report (a file
 * that can't be imported, a browser that can't start, no report at all) counts one failure more,
 * and so does a report without a single test.
 */
export function countResults(step: Step, hasSucceeded: boolean, reportFile: string): Counts {
  if (!step.report) return hasSucceeded ? onePassed : oneFailed
  const counts = existsSync(reportFile) ? readReport(step.report, reportFile) : undefined
  if (!counts || counts.passed + counts.failed === 0) return oneFailed
  const isUnexplained = !hasSucceeded && counts.failed === 0
  return isUnexplained ? { ...counts, failed: 1 } : counts
}

function readReport(kind: 'vitest' | 'playwright', file: string): Counts | undefined {
  const report = recordOf(JSON.parse(readFileSync(file, 'utf8')))
  return kind === 'vitest' ? vitestCounts(report) : playwrightCounts(recordOf(report.stats))
}

function vitestCounts(report: Fields): Counts {
  return {
    passed: number(report.numPassedTests),
    failed: number(report.numFailedTests),
    skipped: number(report.numPendingTests) + number(report.numTodoTests),
  }
}

/** A flaky test, which failed and then passed, counts as failed. */
function playwrightCounts(stats: Fields): Counts {
  return {
    passed: number(stats.expected),
    failed: number(stats.unexpected) + number(stats.flaky),
    skipped: number(stats.skipped),
  }
}

type Fields = Readonly<Record<string, unknown>>

const recordOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? { ...value } : {}

const number = (value: unknown) => (typeof value === 'number' ? value : 0)
