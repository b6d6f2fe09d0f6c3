import { spawn } from 'node:child_process'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { askDatabase, type FreshDatabase, freshDatabase, isUrl } from './lib/fresh-database.ts'
import type { Bench, Measure } from './lib/measure.ts'

const command = join(import.meta.dirname, '../../apps/api/src/cli/import-schools.ts')
/** Node flags that package.json uses for imports. */
const asInScripts = ['--max-semi-space-size=16', '--max-old-space-size=256']
const registerName = 'schools-register.csv.gz'

export const bench: Bench = {
  usage: `[FILE] [postgres://SERVER]  imports FILE (or ${registerName} in SAMPLES_DIR) into a new database on the server, or an embedded one`,
  async run(args, report) {
    const file = await registerFile(args)
    const database = await freshDatabase(args)
    try {
      const first = await importInto(database, file)
      for (const measure of figuresOf(first)) report(measure)
      const again = await importInto(database, file)
      report({ name: 'import again, nothing changed: rows', value: again.rate, unit: 'rows/s' })
    } finally {
      await database.drop()
    }
  },
}

async function registerFile(args: readonly string[]): Promise<string> {
  const folder = process.env.SAMPLES_DIR
  const file = args.find((arg) => !isUrl(arg)) ?? (folder && join(folder, registerName))
  if (!file) throw new Error('Give a register file, or set SAMPLES_DIR to its folder.')
  await stat(file)
  return file
}

interface Run {
  /** Rows per second over the whole command. */
  readonly rate: number
  readonly seconds: number
  readonly rows: number
  /** Peak memory of the command, in units of 2^20 bytes. */
  readonly megabytes: number
}

function figuresOf({ rate, seconds, rows, megabytes }: Run): Measure[] {
  return [
    {
      name: 'import with search documents and indexes',
      value: rate,
      unit: 'rows/s',
      atLeast: 12_000,
    },
    { name: 'import: rows', value: rows, unit: 'rows' },
    { name: 'import: time', value: seconds, unit: 's' },
    { name: 'import: peak memory of the process', value: megabytes, unit: 'MB', atMost: 400 },
  ]
}

async function importInto({ url }: FreshDatabase, file: string): Promise<Run> {
  const folder = await mkdtemp(join(tmpdir(), 'edbazaar-bench-'))
  const begun = performance.now()
  const rejected = join(folder, 'rejected.csv')
  const child = spawn(process.execPath, [...asInScripts, command, file, '--rejected', rejected], {
    env: { ...process.env, DATABASE_URL: url },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exit = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', resolve)
  })
  const summary = await text(child.stdout)
  const code = await exit
  const seconds = (performance.now() - begun) / 1000
  await rm(folder, { recursive: true, force: true })
  if (code !== 0) throw new Error(`The import ended with ${code}.`)
  const rows = await rowsDone(url)
  return { rate: rows / seconds, seconds, rows, megabytes: peakMemory(summary) }
}

/** Reads the peak memory from the summary, which uses Indian digit grouping. */
function peakMemory(summary: string): number {
  const figure = /peak memory ([\d,]+) MB/.exec(summary)?.[1]
  return figure ? Number(figure.replaceAll(',', '')) : Number.NaN
}

async function rowsDone(url: string): Promise<number> {
  const last = 'select records_done as rows from import_run order by id desc limit 1'
  const [found] = await askDatabase<{ rows: number }>(url, last)
  return found?.rows ?? 0
}
