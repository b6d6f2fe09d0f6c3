import { ConfigError, readConfig } from './config.ts'
import { endQuickStart, startQuickly } from './quick-start.ts'
import type { Operator } from './start-product.ts'

const operator: Operator = {
  onNotice: (sentence) => console.error(sentence),
  onLost(error) {
    console.error(error)
    process.exit(1)
  },
}

try {
  const config = readConfig(process.env)
  startQuickly()
  const { placeData } = await import('./db/place-data.ts')
  const { startProduct } = await import('./start-product.ts')
  const { stopOnSignals } = await import('./shutdown.ts')
  const product = await startProduct(placeData(config, operator.onNotice), operator)
  stopOnSignals(product)
  endQuickStart()
  console.log(`EdBazaar is ready at ${product.address}`)
  console.log(product.demoAccounts)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(error instanceof ConfigError ? 2 : 1)
}
