import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../../../apps/api/src/db/connect.ts'
import { addBatch } from '../../../apps/api/test/bookings.ts'
import { type Measure, percentile } from '../lib/measure.ts'
import { atRate } from '../lib/open-loop.ts'
import { addFamilies, bookingOf } from './families.ts'
import { startKillable } from './servers.ts'

const perSecond = 100
const seconds = 20
const warmUp = 200
const batches = 40
const seats = 100

/** Bookings at 100 a second, spread over 40 batches, on one server. */
export async function measureRate(
  database: Database,
  url: string,
  report: (measure: Measure) => void,
): Promise<void> {
  const families = await addFamilies(database, perSecond * seconds + warmUp)
  const ids: number[] = []
  for (let n = 0; n < batches; n += 1)
    ids.push((await addBatch(database, { joining: 'instant', seats })).batchId)
  await database.pool.query('vacuum analyze')
  const server = await startKillable(url)
  try {
    const asks = families.map((family, n) => async () => {
      const request = bookingOf(ids[n % batches] ?? 0, family)
      return (await server.send(request)) === 201
    })
    await atRate(asks.slice(0, warmUp), perSecond)
    await untilTasksEnd(database)
    const { latencies, failures } = await atRate(asks.slice(warmUp), perSecond)
    report({ name: 'bookings at 100/s: p50', value: percentile(latencies, 0.5), unit: 'ms' })
    report({
      name: 'bookings at 100/s: p99',
      value: percentile(latencies, 0.99),
      unit: 'ms',
      atMost: 50,
    })
    report({ name: 'bookings at 100/s: refused', value: failures, unit: 'answers', atMost: 0 })
  } finally {
    await server.stop()
  }
}

/** Waits until each task that runs when a server starts has ended, which no booking waits for. */
async function untilTasksEnd({ pool }: Database): Promise<void> {
  const unfinished = `select from task_queue.schedule where not exists (
    select from task_queue.job where job.name = schedule.name and job.state = 'completed') limit 1`
  while ((await pool.query(unfinished)).rows.length > 0) await pause(100)
}
