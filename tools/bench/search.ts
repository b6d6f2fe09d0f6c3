import { keystrokesOf } from './lib/keystrokes.ts'
import { type Bench, percentile } from './lib/measure.ts'
import { openLoop } from './lib/open-loop.ts'
import { startProductServer } from './lib/product-server.ts'
import { openRegister, sampleSchools } from './lib/register-database.ts'

const perSecond = 200
const warmUp = 1_000
const measured = 6_000
const seed = 20_261_121

export const bench: Bench = {
  usage: '[DATABASE_URL]  autocomplete over HTTP at 200 requests per second, open loop',
  async run(args, report) {
    const { database, url } = await openRegister(args)
    const schools = await sampleSchools(database, 1_000, seed).finally(() => database.close())
    const server = await startProductServer(url)
    try {
      const urls = keystrokesOf(schools, warmUp + measured, seed).map(({ key, here }) => {
        const query = new URLSearchParams({ key })
        if (here) {
          query.set('lat', String(here.lat))
          query.set('lng', String(here.lng))
        }
        return `${server.address}/api/schools/home-autocomplete?${query}`
      })
      await openLoop(urls.slice(0, warmUp), perSecond)
      const { latencies, failures } = await openLoop(urls.slice(warmUp), perSecond)
      const name = `autocomplete at ${perSecond} requests/s`
      report({ name: `${name}: p50`, value: percentile(latencies, 0.5), unit: 'ms' })
      report({ name: `${name}: p95`, value: percentile(latencies, 0.95), unit: 'ms' })
      report({ name: `${name}: p99`, value: percentile(latencies, 0.99), unit: 'ms', atMost: 10 })
      report({ name: `${name}: failures`, value: failures, unit: 'requests', atMost: 0 })
    } finally {
      await server.stop()
    }
  },
}
