import { ConfigError, readConfig } from '../../../../config.ts'
import type { Database } from '../../../../db/connect.ts'
import { OwnedByAnotherError } from '../../../../db/embedded/ownership.ts'
import { openDatabase } from '../../../../db/open-database.ts'
import { placeData } from '../../../../db/place-data.ts'
import { InputError } from '../reading/input-error.ts'
import type { ImportWatcher } from '../run/import-watcher.ts'
import { type ImportArguments, readImportArguments } from './import-arguments.ts'
import { importDisplay } from './import-display.ts'
import { importSummary, type Outcome } from './import-summary.ts'

export type ImportWork = (
  database: Database,
  order: ImportArguments & { signal: AbortSignal },
  watcher: ImportWatcher,
) => Promise<Outcome>

/**
 * A command that imports a file: reads the arguments, opens the database (DATABASE_URL, or the
 * embedded one, also that of a product that is running), imports, and says what was done.
 * The exit code comes back: 0 done, 1 failed or interrupted, 2 asked for wrongly.
 */
export async function runImportCommand(usage: string, work: ImportWork): Promise<number> {
  try {
    // pnpm runs scripts in the package's folder; INIT_CWD is where the person stands.
    const folder = process.env.INIT_CWD ?? process.cwd()
    const order = await readImportArguments(process.argv.slice(2), folder)
    if (order) return await importFile(order, work)
    process.stdout.write(usage)
    return 0
  } catch (error) {
    const isTheirs = error instanceof InputError || error instanceof ConfigError
    const message = error instanceof Error ? error.message : String(error)
    process.stderr.write(`${message}\n`)
    return isTheirs ? 2 : 1
  }
}

async function importFile(order: ImportArguments, work: ImportWork): Promise<number> {
  const begun = performance.now()
  const display = importDisplay(process.stderr)
  const interruption = interruptible()
  const database = await open(order, display)
  try {
    const outcome = await work(database, { ...order, signal: interruption.signal }, display)
    display.end()
    const seconds = (performance.now() - begun) / 1000
    const megabytes = process.resourceUsage().maxRSS / 1024
    process.stdout.write(`${importSummary(outcome, { seconds, megabytes }, order.rejected)}\n`)
    return outcome.isFinished ? 0 : 1
  } finally {
    display.end()
    await database.close()
    interruption.forget()
  }
}

async function open(order: ImportArguments, display: ImportWatcher) {
  const onNotice = (sentence: string) => display.onNotice(sentence)
  const url = order.databaseUrl ?? process.env.DATABASE_URL
  // A batch may take longer than a page may.
  const env = { ...process.env, DATABASE_URL: url, STATEMENT_TIMEOUT_MS: '0' }
  try {
    const config = placeData(readConfig(env), onNotice)
    return await openDatabase(config, { isGuestAllowed: true, onNotice })
  } catch (error) {
    if (error instanceof OwnedByAnotherError) throw new InputError(error.message)
    throw error
  }
}

/** Ctrl-C ends the import behind the batch in hand; a second one ends the process at once. */
function interruptible() {
  const controller = new AbortController()
  const stop = () => {
    if (controller.signal.aborted) process.exit(130)
    process.stderr.write('\nEnding behind the batch in hand …\n')
    controller.abort()
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)
  const forget = () => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, stop)
  }
  return { signal: controller.signal, forget }
}
