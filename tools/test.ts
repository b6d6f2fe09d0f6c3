import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { ensureQuickChromium } from './browser/chromium.ts'
import { runStep } from './checks/run-step.ts'
import { schedule } from './checks/schedule.ts'
import { type Outcome, sum, summary } from './checks/step.ts'
import { allSteps } from './checks/steps.ts'

/**
 * `npm test`: every check, or those whose names contain one of the given words. With `--full`, also
 * what takes much longer: every flow story, every component story in the dark and for motion, flows
 * at two widths, and servers that are killed at random.
 */
const isFull = process.argv.includes('--full')
const words = process.argv.slice(2).filter((word) => word !== '--full')
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
const full = { FULL_TESTS: 'true', VITE_FULL: 'true', STORIES: 'all' }
/** The steps start some hundred processes of Node, which compile the same packages. */
const compileCache = resolve(import.meta.dirname, '../node_modules/.cache/compiled')
const env = {
  ...inherited,
  CI: 'true',
  NO_COLOR: '1',
  NODE_COMPILE_CACHE: compileCache,
  ...chromium,
  ...(isFull && full),
}

function chromiumOrReason(): Record<string, string> {
  try {
    return { CHROMIUM_PATH: ensureQuickChromium() }
  } catch (error) {
    // The checks that need it fail with their own output; the others can still run.
    console.error(error instanceof Error ? error.message : error)
    return {}
  }
}

function print({ step, counts, output, seconds }: Outcome): void {
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
  print,
)
rmSync(reports, { recursive: true, force: true })
const counts = sum(outcomes)
console.log(summary(counts))
process.exitCode = counts.failed > 0 ? 1 : 0
