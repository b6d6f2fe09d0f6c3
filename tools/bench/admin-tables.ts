import { addSignedIn } from '../../apps/api/test/users.ts'
import { type Bench, type Measure, percentile } from './lib/measure.ts'
import { startProductServer } from './lib/product-server.ts'
import { oneOf, seededRandom } from './lib/random.ts'
import { openRegister, sampleSchools } from './lib/register-database.ts'

const warmUp = 40
const measured = 300
const seed = 20_261_124

const states = ['Uttar Pradesh', 'Karnataka', 'Haryana', 'Goa', 'Sikkim', 'Lakshadweep']
const sorts = ['name', '-name', 'updated', '-updated']
const filters = [
  '',
  ...states.map((state) => `state=${encodeURIComponent(state)}`),
  'status=hidden',
  'status=unreviewed',
  'status=switched_off',
  'status=deleted',
  'status=live',
  'owner=yes',
  'owner=no',
  'state=Karnataka&status=live',
  'state=Karnataka&owner=no',
]
const commonWords = ['government', 'primary school', 'public', 'saraswati', 'kerala', 'kendriya']

export const bench: Bench = {
  usage: '[DATABASE_URL]  the admins’ table of the register: pages, counts, search and CSV',
  async run(args, report) {
    const { database, url } = await openRegister(args)
    const email = `bench-${Date.now()}@example.in`
    const { headers } = await addSignedIn(database, { isAdmin: true, email })
    const names = await sampleSchools(database, measured + warmUp, seed)
    const server = await startProductServer(url)
    const get = (path: string) => fetch(`${server.address}/api/admin/schools${path}`, { headers })
    try {
      const random = seededRandom(seed)
      const pages = (page: () => number) =>
        Array.from(
          { length: warmUp + measured },
          () => `?${oneOf(filters, random)}&sort=${oneOf(sorts, random)}&page=${page()}`,
        )
      const first = pages(() => 1)
      await measure(get, 'first page with its count', first, report, 50)
      const any = pages(() => 1 + Math.floor(random() * 400))
      await measure(get, 'any page with its count', any, report, 100)
      const byName = names.map(({ norm }) => `?q=${encodeURIComponent(norm)}`)
      await measure(get, 'search by the name of a school', byName, report, 50)
      const common = Array.from({ length: warmUp + 100 }, () => {
        const words = encodeURIComponent(oneOf(commonWords, random))
        return `?q=${words}&${oneOf(filters, random)}&sort=${oneOf(sorts, random)}`
      })
      await measure(get, 'search by a common word, with filters', common, report)
      await measureExport(get, server.peakMegabytes, report)
    } finally {
      await server.stop()
      await database.pool.query('delete from app_user where email = $1', [email])
      await database.close()
    }
  },
}

type Get = (path: string) => Promise<Response>
type Report = (measure: Measure) => void

async function measure(
  get: Get,
  name: string,
  paths: readonly string[],
  report: Report,
  atMost?: number,
): Promise<void> {
  const latencies: number[] = []
  let slowest = { ms: 0, path: '' }
  for (const [i, path] of paths.entries()) {
    const start = performance.now()
    const response = await get(path)
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    if (i < warmUp) continue
    const ms = performance.now() - start
    latencies.push(ms)
    if (ms > slowest.ms) slowest = { ms, path }
  }
  report({ name: `${name}: p50`, value: percentile(latencies, 0.5), unit: 'ms' })
  const p95 = { name: `${name}: p95`, value: percentile(latencies, 0.95), unit: 'ms' }
  report(atMost === undefined ? p95 : { ...p95, atMost })
  report({ name: `${name}: slowest, ${slowest.path}`, value: slowest.ms, unit: 'ms' })
}

/** The CSV file of the whole register, read as fast as it comes. */
async function measureExport(get: Get, peakMegabytes: () => number, report: Report): Promise<void> {
  const before = peakMegabytes()
  const start = performance.now()
  const response = await get('/csv?sort=name')
  if (!response.ok || !response.body) throw new Error(`The export answered ${response.status}`)
  let lines = 0
  for await (const chunk of response.body) for (const byte of chunk) if (byte === 10) lines += 1
  const seconds = (performance.now() - start) / 1000
  report({ name: 'CSV of the register: rows', value: lines - 1, unit: 'rows', atLeast: 100_000 })
  report({ name: 'CSV of the register: time', value: seconds, unit: 's' })
  report({ name: 'CSV of the register: added memory', value: peakMegabytes() - before, unit: 'MB' })
}
