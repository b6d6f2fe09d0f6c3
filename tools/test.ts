import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureQuickChromium } from './browser/chromium.ts'
import { runStep } from './checks/run-step.ts'
import { schedule } from './checks/schedule.ts'
import { type Outcome, sum, summary } from './checks/step.ts'
import { allSteps } from './checks/steps.ts'

/** `npm test`: every check, or those whose names hold one of the words given. */
const words = process.argv.slice(2)
const {
  DATABASE_URL: _,
  FORCE_COLOR: __,
  TEST_DATABASE_URL: testDatabaseUrl,
  ...inherited
} = process.env

const steps = allSteps(testDatabaseUrl || undefined).filter(
  ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
)
const reports = mkdtempSync(join(tmpdir(), 'edbazaar-checks-'))
const chromium = chromiumOrReason()
const env = { ...inherited, CI: 'true', NO_COLOR: '1', ...chromium }

function chromiumOrReason(): Record<string, string> {
  try {
    return { CHROMIUM_PATH: ensureQuickChromium() }
  } catch (error) {
    // The checks that need one fail, each with its output; the others are still worth running.
    console.error(error instanceof Error ? error.message : error)
    return {}
  }
}

function tell({ step, counts, output, seconds }: Outcome): void {
  const mark = counts.failed > 0 ? 'FAILED' : 'ok'
  console.log(
    `${mark.padEnd(6)} ${seconds.toFixed(1).padStart(6)} s  ${step.name}: ${summary(counts)}`,
  )
  if (counts.failed > 0) console.log(`${output.trimEnd()}\n--- end of ${step.name}`)
}

const outcomes = await schedule(
  steps,
  availableParallelism(),
  (step) => runStep(step, reports, env),
  tell,
)
rmSync(reports, { recursive: true, force: true })
const counts = sum(outcomes)
console.log(summary(counts))
process.exitCode = counts.failed > 0 ? 1 : 0
