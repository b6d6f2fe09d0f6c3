import { ConfigError, readConfig } from '../../../../config.ts'
import type { Database } from '../../../../db/connect.ts'
import { OwnedByAnotherError } from '../../../../db/embedded/ownership.ts'
import { openDatabase } from '../../../../db/open-database.ts'
import { resolveDataDir } from '../../../../db/resolve-data-dir.ts'
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
 * Runs an import command: parses the arguments, opens the database (DATABASE_URL, or the embedded
 * one, also while the server runs), imports, and prints a summary. Returns the exit code: 0 done, 1
 * failed or interrupted, 2 invalid arguments.
 */
export async function runImportCommand(usage: string, work: ImportWork): Promise<number> {
  try {
    // pnpm runs scripts in the package's folder; INIT_CWD is the user's working directory.
    const folder = process.env.INIT_CWD ?? process.cwd()
    const order = await readImportArguments(process.argv.slice(2), folder)
    if (order) return await importFile(order, work)
    process.stdout.write(usage)
    return 0
  } catch (error) {
    const isOperatorError = error instanceof InputError || error instanceof ConfigError
    const message = error instanceof Error ? error.message : String(error)
    process.stderr.write(`${message}\n`)
    return isOperatorError ? 2 : 1
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
  const onMessage = (sentence: string) => display.onMessage(sentence)
  const url = order.databaseUrl ?? process.env.DATABASE_URL
  // A batch may take longer than the statement timeout for requests.
  const env = { ...process.env, DATABASE_URL: url, STATEMENT_TIMEOUT_MS: '0' }
  try {
    const config = resolveDataDir(readConfig(env), onMessage)
    return await openDatabase(config, { isGuestAllowed: true, onMessage })
  } catch (error) {
    if (error instanceof OwnedByAnotherError) throw new InputError(error.message)
    throw error
  }
}

/** Ctrl-C ends the import after the current batch; a second Ctrl-C ends the process at once. */
function interruptible() {
  const controller = new AbortController()
  const stop = () => {
    if (controller.signal.aborted) process.exit(130)
    process.stderr.write('\nFinishing the current batch, then stopping …\n')
    controller.abort()
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)
  const forget = () => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, stop)
  }
  return { signal: controller.signal, forget }
}
