import type { Database } from '../../apps/api/src/db/connect.ts'
import { type Bench, percentile } from './lib/measure.ts'
import { openLoop } from './lib/open-loop.ts'
import { startProductServer } from './lib/product-server.ts'
import { oneOf, seededRandom } from './lib/random.ts'
import { openRegister } from './lib/register-database.ts'
import { towns } from './lib/towns.ts'

const perSecond = 20
const warmUp = 80
const measured = 600
const seed = 20_261_122
const radii = [5, 10, 25, 50]
const sorts = ['distance', 'distance', 'relevance', 'name']

export const bench: Bench = {
  usage: '[DATABASE_URL]  lists near a place over HTTP, with exact count and facets',
  async run(args, report) {
    const { database, url } = await openRegister(args)
    const boards = await boardValues(database).finally(() => database.close())
    const server = await startProductServer(url)
    try {
      const random = seededRandom(seed)
      const urls = Array.from({ length: warmUp + measured }, () => {
        const town = oneOf(towns, random)
        const query = new URLSearchParams({
          lat: String(town.lat),
          lng: String(town.lng),
          radius: String(oneOf(radii, random)),
          sort: oneOf(sorts, random),
        })
        if (boards.length > 0 && random() < 1 / 4)
          query.set('filter_ids', String(oneOf(boards, random)))
        return `${server.address}/api/schools/all?${query}`
      })
      await openLoop(urls.slice(0, warmUp), perSecond)
      const { latencies, failures } = await openLoop(urls.slice(warmUp), perSecond)
      const name = `list near a place at ${perSecond} requests/s`
      report({ name: `${name}: p50`, value: percentile(latencies, 0.5), unit: 'ms' })
      report({ name: `${name}: p95`, value: percentile(latencies, 0.95), unit: 'ms', atMost: 10 })
      report({ name: `${name}: p99`, value: percentile(latencies, 0.99), unit: 'ms' })
      report({ name: `${name}: failures`, value: failures, unit: 'requests', atMost: 0 })
    } finally {
      await server.stop()
    }
  },
}

async function boardValues({ pool }: Database): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>(
    `select v.id from filter_value v join filter f on f.id = v.filter_id
     where f.section = 'schools' and f.name = 'Board' and v.name <> 'Others' order by v.id`,
  )
  return rows.map(({ id }) => id)
}
