import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isMissed, lineOf } from '../bench/lib/measure.ts'
import { checkApi } from './api/check-api.ts'
import { uiBudgets } from './budgets.ts'
import { installPacked, tryInNode } from './install-packed.ts'
import { lint } from './lint.ts'
import { buildAndPack, type Packed } from './pack.ts'
import { publishedPackages } from './published.ts'
import { run } from './run.ts'
import { checkTypes, installTestApps, type TestApp, testApps } from './test-apps.ts'
import { checkTestAppsInBrowser } from './test-apps-in-browser.ts'

/**
 * `pnpm check:packages`: tests the published packages as their users get them. Builds and packs
 * each, lints the tarballs, and measures import sizes. Then installs them in test apps, which may
 * use the registry; `--without-apps` skips that. Arguments such as `widget` select packages, which
 * are then only packed and linted.
 */
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const isWithApps = !process.argv.includes('--without-apps')
const isAsked = ({ name }: { name: string }) =>
  words.length === 0 || words.some((word) => name.endsWith(word))

async function main(): Promise<number> {
  const into = realpathSync(mkdtempSync(join(tmpdir(), 'edbazaar-packages-')))
  try {
    const packed: Packed[] = []
    for (const published of publishedPackages().filter(isAsked)) {
      const one = await timed(`${published.name} is built and packed`, () =>
        buildAndPack(published, into),
      )
      await timed(`${published.name} passes publint and attw`, () => lint(one))
      packed.push(one)
    }
    const consumer = installPacked(packed, into)
    for (const one of packed) {
      await timed(`${one.name} matches its API report`, async () => checkApi(one))
    }
    if (words.length > 0) return 0
    await timed('the client and ui work in Node', () => tryInNode(packed, consumer))
    const hasFailed = await isOverBudget(packed, consumer)
    if (isWithApps) await tryInTestApps(packed, into)
    return hasFailed ? 1 : 0
  } finally {
    rmSync(into, { recursive: true, force: true })
  }
}

async function isOverBudget(packed: readonly Packed[], consumer: string): Promise<boolean> {
  const ui = packed.find(({ name }) => name === '@edbazaar/ui')
  if (!ui) throw new Error('There is no @edbazaar/ui.')
  const measures = await uiBudgets(ui, consumer)
  for (const measure of measures) console.log(lineOf(measure))
  return measures.some(isMissed)
}

async function tryInTestApps(packed: readonly Packed[], into: string): Promise<void> {
  await timed('test apps are installed', () => installTestApps(packed, into))
  for (const app of Object.keys(testApps) as TestApp[]) {
    await timed(`the types of the ${app} app, by TypeScript 7 and 5.9`, () => checkTypes(into, app))
  }
  await timed('the Node app runs', () => run('pnpm', ['start'], join(into, 'node')))
  for (const app of ['browser', 'server']) {
    await timed(`the ${app} app is built`, () => run('pnpm', ['run', 'build'], join(into, app)))
  }
  await timed('both work in Chromium', () => checkTestAppsInBrowser(into))
}

async function timed<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  const started = performance.now()
  const result = await work()
  console.log(`${((performance.now() - started) / 1000).toFixed(1).padStart(6)} s  ${what}`)
  return result
}

process.exitCode = await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  return 1
})
