import { readdir } from 'node:fs/promises'
import { type Bench, isMissed, lineOf, type Measure } from './lib/measure.ts'

const folder = import.meta.dirname

/** Runs a benchmark; exits with 1 if a budget is missed, and with 2 for invalid arguments. */
async function main([name, ...args]: readonly string[]): Promise<number> {
  const names = await benchNames()
  if (!name || !names.includes(name)) {
    if (name && name !== 'help') console.error(`There is no benchmark ${name}.`)
    await printUsage(names)
    return name === 'help' ? 0 : 2
  }
  let missed = 0
  const report = (measure: Measure) => {
    if (isMissed(measure)) missed++
    console.log(lineOf(measure))
  }
  try {
    const bench = await load(name)
    await bench.run(args, report)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return 2
  }
  if (missed > 0) console.error(`${missed} missed`)
  return missed > 0 ? 1 : 0
}

async function benchNames(): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && entry.name !== 'main.ts')
    .map((entry) => entry.name.slice(0, -'.ts'.length))
    .filter((name) => !name.includes('.'))
    .sort()
}

async function load(name: string): Promise<Bench> {
  const { bench }: { bench?: Bench } = await import(`./${name}.ts`)
  if (!bench) throw new Error(`tools/bench/${name}.ts exports no bench.`)
  return bench
}

async function printUsage(names: readonly string[]): Promise<void> {
  console.error('Usage: pnpm bench <name> [arguments]\n')
  for (const name of names) console.error(`  ${name.padEnd(12)} ${(await load(name)).usage}`)
}

process.exitCode = await main(process.argv.slice(2))
