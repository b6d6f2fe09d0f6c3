import { get } from 'node:http'
import type { Database } from '../../../apps/api/src/db/connect.ts'
import { addBatch, addBooking, addParent, dayFromNow } from '../../../apps/api/test/bookings.ts'
import { type Measure, percentile } from '../lib/measure.ts'
import { startKillable } from './servers.ts'

const events = 1_000
const warmUp = 20
const reads = 200

/** A private calendar of 1,000 sessions, read as a calendar program does, also with its ETag. */
export async function measureFeed(
  database: Database,
  url: string,
  report: (measure: Measure) => void,
): Promise<void> {
  // It is over, so that the server makes no sessions of its own meanwhile.
  const { batchId } = await addBatch(database, {
    starts_on: dayFromNow(-90),
    ends_on: dayFromNow(-1),
  })
  const parent = await addParent(database, 'Anika')
  await database.pool.query(
    `insert into batch_session (batch_id, n, starts_at, ends_at)
     select $1, n, now() - interval '80 days' + n * interval '4 hours', now() - interval '80 days' + n * interval '4 hours' + interval '1 hour'
     from generate_series(1, $2::integer) n`,
    [batchId, events],
  )
  await addBooking(database, {
    batchId,
    userId: parent.id,
    child_id: parent.children[0],
    created_at: new Date(Date.now() - 90 * 86_400_000),
  })
  await database.pool.query('vacuum analyze')
  const server = await startKillable(url)
  try {
    const added = await fetch(`${server.address}/api/my-calendars`, {
      method: 'POST',
      headers: { ...parent.headers, 'content-type': 'application/json' },
      body: '{}',
    })
    const { url: feed }: { url: string } = await added.json()
    const address = server.address + new URL(feed).pathname
    const first = await readOnce(address, {})
    const shown = first.text.split('BEGIN:VEVENT').length - 1
    report({ name: 'calendar: events', value: shown, unit: 'events', atLeast: events })
    const { tag } = first
    await measureReads('calendar of 1,000 events', address, {}, 200, report)
    await measureReads('calendar by ETag', address, { 'if-none-match': tag }, 304, report)
  } finally {
    await server.stop()
  }
}

async function measureReads(
  name: string,
  address: string,
  headers: Readonly<Record<string, string>>,
  status: number,
  report: (measure: Measure) => void,
): Promise<void> {
  const times: number[] = []
  for (let read = 0; read < warmUp + reads; read += 1) {
    const start = performance.now()
    const answer = await readOnce(address, headers)
    times.push(performance.now() - start)
    if (answer.status !== status) throw new Error(`The calendar answered ${answer.status}`)
  }
  const measured = times.slice(warmUp)
  report({ name: `${name}: p50`, value: percentile(measured, 0.5), unit: 'ms' })
  report({ name: `${name}: p95`, value: percentile(measured, 0.95), unit: 'ms', atMost: 100 })
}

/** As a calendar program reads: `fetch` would ask for a fresh copy whenever it sends an ETag. */
function readOnce(address: string, headers: Readonly<Record<string, string>>) {
  return new Promise<{ status: number; text: string; tag: string }>((resolve, reject) => {
    get(address, { headers }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part
      })
      response.on('error', reject)
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, text, tag: response.headers.etag ?? '' }),
      )
    }).on('error', reject)
  })
}
