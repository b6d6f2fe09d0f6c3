import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isMissed, lineOf } from '../bench/lib/measure.ts'
import { uiBudgets } from './budgets.ts'
import { lint } from './lint.ts'
import { buildAndPack, type Packed } from './pack.ts'
import { publishedPackages } from './published.ts'

/**
 * `pnpm check:packages`: the published packages as other people get them. Builds and packs each,
 * lints the tarballs, and weighs what an import costs. Needs no network.
 */
async function main(): Promise<number> {
  const into = realpathSync(mkdtempSync(join(tmpdir(), 'edbazaar-packages-')))
  try {
    const packed: Packed[] = []
    for (const published of publishedPackages()) {
      const one = await timed(`${published.name} is built and packed`, () =>
        buildAndPack(published, into),
      )
      await timed(`${published.name} pleases publint and attw`, () => lint(one))
      packed.push(one)
    }
    return await checkBudgets(packed)
  } finally {
    rmSync(into, { recursive: true, force: true })
  }
}

async function checkBudgets(packed: readonly Packed[]): Promise<number> {
  const ui = packed.find(({ name }) => name === '@edbazaar/ui')
  const source = publishedPackages().find(({ name }) => name === '@edbazaar/ui')
  if (!ui || !source) throw new Error('There is no @edbazaar/ui.')
  const measures = await uiBudgets(ui, join(source.folder, 'node_modules'))
  for (const measure of measures) console.log(lineOf(measure))
  return measures.some(isMissed) ? 1 : 0
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
