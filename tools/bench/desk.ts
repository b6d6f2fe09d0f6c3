import { fillDesk } from './desk/fill-desk.ts'
import { askDatabase, freshDatabase } from './lib/fresh-database.ts'
import { type Bench, type Measure, percentile } from './lib/measure.ts'
import { startProductServer } from './lib/product-server.ts'
import { oneOf, seededRandom } from './lib/random.ts'

const inboxSize = 10_000
const exportSize = 50_000
const warmUp = 30
const measured = 300
const seed = 20_261_124
const megabyte = 1024 * 1024

type Report = (measure: Measure) => void

export const bench: Bench = {
  usage: '[postgres://SERVER]  an inbox of 10,000 enquiries, its counts, and a CSV of 50,000',
  async run(args, report) {
    const database = await freshDatabase(args)
    try {
      const product = await startProductServer(database.url)
      try {
        const api = `${product.address}/api`
        const desk = await fillDesk(api, database.url, inboxSize)
        const get = (path: string) =>
          fetch(api + path, { headers: { authorization: `Bearer ${desk.token}` } })
        await measureInbox(get, desk.schoolId, report)
        await measureCounts(get, desk.userId, report)
        await desk.addEnquiries(exportSize - inboxSize)
        await askDatabase(database.url, 'vacuum analyze')
        await measureExport(get, desk.schoolId, product.peakMegabytes, report)
      } finally {
        await product.stop()
      }
    } finally {
      await database.drop()
    }
  },
}

type Get = (path: string) => Promise<Response>

/** Milliseconds of each request, one after the other. */
async function latenciesOf(get: Get, paths: readonly string[]): Promise<number[]> {
  const latencies: number[] = []
  for (const path of paths) {
    const start = performance.now()
    const response = await get(path)
    await response.arrayBuffer()
    latencies.push(performance.now() - start)
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  }
  return latencies.slice(warmUp)
}

async function measureInbox(get: Get, schoolId: number, report: Report): Promise<void> {
  const random = seededRandom(seed)
  const filters = [
    '',
    '&state=new',
    '&state=contacted&sort=oldest',
    '&due=overdue',
    '&assigned=none',
  ]
  const paths = (others: readonly string[]) =>
    Array.from(
      { length: warmUp + measured },
      () =>
        `/desk/enquiries?kind=school&id=${schoolId}${oneOf(others, random)}&page=${1 + Math.floor(random() * 20)}`,
    )
  const measure = async (name: string, others: readonly string[]) => {
    const latencies = await latenciesOf(get, paths(others))
    report({ name: `${name}: p50`, value: percentile(latencies, 0.5), unit: 'ms' })
    return { name: `${name}: p95`, value: percentile(latencies, 0.95), unit: 'ms' }
  }
  report({ ...(await measure('inbox of 10,000 with counts', filters)), atMost: 30 })
  report({ ...(await measure('inbox of 10,000 by due time', ['&sort=due'])), atMost: 30 })
  const searches = ['&q=asha', '&q=joseph%20kurian', '&q=class%203', '&q=EB-77']
  report(await measure('inbox of 10,000, search', searches))
}

async function measureCounts(get: Get, userId: number, report: Report): Promise<void> {
  for (const path of ['/schools/schools-enquiries-count', '/stores/services-enquiries-count']) {
    const latencies = await latenciesOf(
      get,
      Array.from({ length: warmUp + measured }, () => `${path}/${userId}`),
    )
    report({ name: `${path}: p95`, value: percentile(latencies, 0.95), unit: 'ms', atMost: 5 })
  }
}

async function measureExport(
  get: Get,
  schoolId: number,
  peakMegabytes: () => number,
  report: Report,
): Promise<void> {
  const before = peakMegabytes()
  const start = performance.now()
  const response = await get(`/desk/enquiries/csv?kind=school&id=${schoolId}`)
  if (!response.ok || !response.body) throw new Error(`The export answered ${response.status}`)
  let [firstByte, bytes, lines] = [0, 0, 0]
  for await (const chunk of response.body) {
    firstByte ||= performance.now() - start
    bytes += chunk.length
    for (const byte of chunk) if (byte === 10) lines += 1
  }
  const seconds = (performance.now() - start) / 1000
  const name = `CSV of ${(lines - 1).toLocaleString('en-IN')} enquiries`
  report({ name: `${name}: rows`, value: lines - 1, unit: 'rows', atLeast: exportSize })
  report({ name: `${name}: size`, value: bytes / megabyte, unit: 'MB' })
  report({ name: `${name}: first byte`, value: firstByte, unit: 'ms', atMost: 300 })
  report({ name: `${name}: time`, value: seconds, unit: 's', atMost: 5 })
  report({ name: `${name}: added memory`, value: peakMegabytes() - before, unit: 'MB', atMost: 50 })
}
