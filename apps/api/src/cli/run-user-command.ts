import { type Config, readConfig } from '../config.ts'
import type { Database } from '../db/connect.ts'
import { openDatabase } from '../db/open-database.ts'
import { resolveDataDir } from '../db/resolve-data-dir.ts'

/** A command of the operator that changes the account of one user. */
export interface UserCommand {
  readonly usage: string
  /** Changes the account; returns the lines to print, or null if there is no such account. */
  run(email: string, context: { database: Database; config: Config }): Promise<string[] | null>
  /** The message if there is no such account. */
  readonly isMissing: (email: string) => string
}

/**
 * Runs the command for the email in the arguments, on the configured database. Returns the exit code:
 * 1 if there is no such account, 2 for invalid arguments.
 */
export async function runUserCommand(
  { usage, run, isMissing }: UserCommand,
  [argument, ...more]: readonly string[],
): Promise<number> {
  if (argument === '--help') {
    console.log(usage)
    return 0
  }
  const email = argument?.trim()
  if (!email?.includes('@') || more.length > 0) {
    console.error(usage)
    return 2
  }
  const onMessage = (message: string) => console.error(message)
  const config = resolveDataDir(readConfig(process.env), onMessage)
  const database = await openDatabase(config, { isGuestAllowed: true, onMessage })
  try {
    const lines = await run(email, { database, config })
    if (!lines) {
      console.error(isMissing(email))
      return 1
    }
    for (const line of lines) console.log(line)
    return 0
  } finally {
    await database.close()
  }
}
