import { ConfigError, readConfig } from './config.ts'
import { endQuickStart, startQuickly } from './quick-start.ts'
import type { Operator } from './start-server.ts'

const operator: Operator = {
  onMessage: (message) => console.error(message),
  onLost(error) {
    console.error(error)
    process.exit(1)
  },
}

try {
  const config = readConfig(process.env)
  startQuickly()
  const { resolveDataDir } = await import('./db/resolve-data-dir.ts')
  const { startServer } = await import('./start-server.ts')
  const { stopOnSignals } = await import('./shutdown.ts')
  const server = await startServer(resolveDataDir(config, operator.onMessage), operator)
  stopOnSignals(server)
  endQuickStart()
  console.log(`EdBazaar is ready at ${server.address}`)
  console.log(server.demoAccounts)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(error instanceof ConfigError ? 2 : 1)
}
