import type { Database } from '../../apps/api/src/db/connect.ts'
import { databaseCpu } from './lib/database-cpu.ts'
import { keystrokesOf } from './lib/keystrokes.ts'
import { type Bench, type Measure, percentile } from './lib/measure.ts'
import { openLoop } from './lib/open-loop.ts'
import { startProductServer } from './lib/product-server.ts'
import { openRegister, sampleSchools } from './lib/register-database.ts'

const perSecond = 200
const warmUp = 1_000
const measured = 6_000
/** Key presses whose cost to the database is measured; they were not sent before. */
const cpuMeasured = 2_000
const seed = 20_261_121

export const bench: Bench = {
  usage:
    '[DATABASE_URL]  autocomplete at 200 requests per second from 30 people, a search for govt, memory',
  async run(args, report) {
    const { database, url } = await openRegister(args)
    const schools = await sampleSchools(database, 1_000, seed)
    const server = await startProductServer(url)
    try {
      await reportCommonWord(server.address, report)
      const urls = keystrokesOf(schools, warmUp + measured + cpuMeasured, seed).map(
        ({ key, here }) => {
          const query = new URLSearchParams({ key })
          if (here) {
            query.set('lat', String(here.lat))
            query.set('lng', String(here.lng))
          }
          return `${server.address}/api/schools/home-autocomplete?${query}`
        },
      )
      await openLoop(urls.slice(0, warmUp), perSecond)
      const { latencies, failures } = await openLoop(urls.slice(warmUp, -cpuMeasured), perSecond)
      const name = `autocomplete at ${perSecond} requests/s`
      report({ name: `${name}: p50`, value: percentile(latencies, 0.5), unit: 'ms' })
      report({ name: `${name}: p95`, value: percentile(latencies, 0.95), unit: 'ms' })
      report({ name: `${name}: p99`, value: percentile(latencies, 0.99), unit: 'ms', atMost: 10 })
      report({ name: `${name}: failures`, value: failures, unit: 'requests', atMost: 0 })
      await reportDatabaseCpu(database, urls.slice(-cpuMeasured), report)
      const memory = server.peakMegabytes()
      report({ name: 'memory of the server, peak', value: memory, unit: 'MB', atMost: 400 })
    } finally {
      await server.stop()
      await database.close()
    }
  },
}

/** Reports what one key press costs PostgreSQL, for one press after the other. */
async function reportDatabaseCpu(
  database: Database,
  urls: readonly string[],
  report: (measure: Measure) => void,
): Promise<void> {
  const cpu = await databaseCpu(database)
  if (cpu === null) return
  const costs: number[] = []
  for (const url of urls) {
    const before = cpu()
    await (await fetch(url)).text()
    costs.push(cpu() - before)
  }
  const name = 'CPU of PostgreSQL for a key press'
  report({
    name: `${name}: mean`,
    value: costs.reduce((a, b) => a + b, 0) / costs.length,
    unit: 'ms',
  })
  report({ name: `${name}: p50`, value: percentile(costs, 0.5), unit: 'ms' })
  report({ name: `${name}: p99`, value: percentile(costs, 0.99), unit: 'ms', atMost: 4 })
}

const commonWord = 'govt'
const repetitions = 21

/** Searches for one of the most frequent words: the first time after the start, and again. */
async function reportCommonWord(
  address: string,
  report: (measure: Measure) => void,
): Promise<void> {
  // With words=true the words are searched in names, even if they can be read as a filter.
  for (const words of ['', '&words=true']) {
    const times: number[] = []
    for (let turn = 0; turn < repetitions; turn++)
      times.push(await timeOf(`${address}/api/search?query=${commonWord}${words}`))
    const [first = Number.NaN, ...later] = times
    const name = `search for ${commonWord}${words}`
    report({ name: `${name}, first`, value: first, unit: 'ms', atMost: 250 })
    report({ name: `${name}, again`, value: percentile(later, 0.5), unit: 'ms', atMost: 60 })
  }
}

async function timeOf(url: string): Promise<number> {
  const begun = performance.now()
  const response = await fetch(url)
  await response.text()
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return performance.now() - begun
}
