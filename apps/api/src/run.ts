import { ConfigError, readConfig } from './config.ts'
import type { Operator } from './start-server.ts'
import { endStartupTuning, tuneStartup } from './startup-tuning.ts'

const operator: Operator = {
  onMessage: (message) => console.error(message),
  onLost(error) {
    console.error(error)
    process.exit(1)
  },
}

export interface RunOptions {
  /** Resolves when the web app is built, if a build is running. The database starts beside it. */
  readonly whenBuilt?: Promise<void>
}

/** Runs the server with the settings of the environment until a signal ends it. */
export async function run({ whenBuilt }: RunOptions = {}): Promise<void> {
  try {
    const config = readConfig(process.env)
    tuneStartup()
    const { resolveDataDir } = await import('./db/resolve-data-dir.ts')
    const { startServer } = await import('./start-server.ts')
    const { stopOnSignals } = await import('./stop-on-signals.ts')
    const resolved = resolveDataDir(config, operator.onMessage)
    const server = await startServer(resolved, operator, whenBuilt)
    stopOnSignals(server)
    endStartupTuning()
    console.log(`EdBazaar is ready at ${server.address}`)
    console.log(server.demoAccounts)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(error instanceof ConfigError ? 2 : 1)
  }
}
