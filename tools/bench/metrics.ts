import { createDatabase } from '../../apps/api/src/db/connect.ts'
import { createRecountRepository } from '../../apps/api/src/modules/operations/metrics/recount.repository.ts'
import { createRecountService } from '../../apps/api/src/modules/operations/metrics/recount.service.ts'
import { todayInIndia } from '../../apps/api/src/modules/platform/dates/today-in-india.ts'
import { freshDatabase } from './lib/fresh-database.ts'
import { type Bench, percentile } from './lib/measure.ts'
import { startProductServer } from './lib/product-server.ts'
import { fillMetrics } from './metrics/fill-metrics.ts'

const schools = 500_000
const days = 90
const warmUp = 10
const measured = 100

export const bench: Bench = {
  usage: '[postgres://SERVER]  a recount of 90 days with 500,000 schools, and the metrics page',
  async run(args, report) {
    const database = await freshDatabase(args)
    try {
      const product = await startProductServer(database.url)
      try {
        const api = `${product.address}/api`
        const token = await fillMetrics(api, database.url, schools)
        report({
          name: 'recount of 90 days',
          value: await secondsOfRecount(database.url),
          unit: 's',
          atMost: 60,
        })
        const page = () => latencyOf(`${api}/admin/metrics`, token)
        report({ name: 'metrics page: p95', value: await p95(page), unit: 'ms', atMost: 100 })
        const status = () => latencyOf(`${api}/admin/status`, token)
        report({ name: 'state of the site: p95', value: await p95(status), unit: 'ms' })
      } finally {
        await product.stop()
      }
    } finally {
      await database.drop()
    }
  },
}

async function secondsOfRecount(url: string): Promise<number> {
  const database = createDatabase({ connectionString: url, max: 2 })
  const to = todayInIndia()
  const from = todayInIndia(Date.now() - days * 86_400_000)
  const start = performance.now()
  await createRecountService(createRecountRepository(database.db))
    .recount({ from, to })
    .finally(() => database.close())
  return (performance.now() - start) / 1000
}

async function latencyOf(address: string, token: string): Promise<number> {
  const start = performance.now()
  const response = await fetch(address, { headers: { authorization: `Bearer ${token}` } })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return performance.now() - start
}

async function p95(request: () => Promise<number>): Promise<number> {
  const latencies: number[] = []
  for (let sent = 0; sent < warmUp + measured; sent++) latencies.push(await request())
  return percentile(latencies.slice(warmUp), 0.95)
}
