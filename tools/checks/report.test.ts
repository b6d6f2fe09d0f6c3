import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { countResults } from './report.ts'
import { type Step, summary } from './step.ts'

let folder: string
let file: string
const vitest: Step = { name: 'api', pnpm: [], report: 'vitest' }
const playwright: Step = { name: 'pages', pnpm: [], report: 'playwright' }
const write = (report: object) => writeFileSync(file, JSON.stringify(report))

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'edbazaar-report-'))
  file = join(folder, 'report.json')
})

afterEach(() => rmSync(folder, { recursive: true }))

describe('the counts of a step', () => {
  it('are one check where it writes no report', () => {
    const lint: Step = { name: 'lint', pnpm: [] }
    expect(countResults(lint, true, file)).toEqual({ passed: 1, failed: 0, skipped: 0 })
    expect(countResults(lint, false, file)).toEqual({ passed: 0, failed: 1, skipped: 0 })
  })

  it("are those of vitest's report", () => {
    write({ numPassedTests: 7, numFailedTests: 2, numPendingTests: 1, numTodoTests: 1 })
    expect(countResults(vitest, false, file)).toEqual({ passed: 7, failed: 2, skipped: 2 })
  })

  it("are those of Playwright's report, where a flaky test failed", () => {
    write({ stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 3 } })
    expect(countResults(playwright, false, file)).toEqual({ passed: 5, failed: 2, skipped: 3 })
  })

  it('are a failure where a file of tests could not be read', () => {
    write({ numPassedTests: 7, numFailedTests: 0 })
    expect(countResults(vitest, false, file).failed).toBe(1)
  })

  it('are a failure where there is no report, or no test in it', () => {
    expect(countResults(vitest, true, file).failed).toBe(1)
    write({ numPassedTests: 0, numFailedTests: 0 })
    expect(countResults(vitest, true, file).failed).toBe(1)
  })
})

describe('the last line', () => {
  it('says how many passed and failed, and skipped where some were', () => {
    expect(summary({ passed: 3, failed: 0, skipped: 0 })).toBe('3 passed, 0 failed')
    expect(summary({ passed: 3, failed: 1, skipped: 2 })).toBe('3 passed, 1 failed, 2 skipped')
  })
})
