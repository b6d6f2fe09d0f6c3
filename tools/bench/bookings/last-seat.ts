import type { Database } from '../../../apps/api/src/db/connect.ts'
import { addBatch } from '../../../apps/api/test/bookings.ts'
import type { Measure } from '../lib/measure.ts'
import { addFamilies, bookingOf } from './families.ts'
import { startKillable } from './servers.ts'

const rounds = 50
const parallel = 200
const processes = 4

/** 200 families ask four processes for one seat at the same moment, 50 times. */
export async function measureLastSeat(
  database: Database,
  url: string,
  report: (measure: Measure) => void,
): Promise<void> {
  const families = await addFamilies(database, parallel)
  const servers = await Promise.all(Array.from({ length: processes }, () => startKillable(url)))
  try {
    let [well, errors] = [0, 0]
    const start = performance.now()
    for (let round = 0; round < rounds; round += 1) {
      const { batchId } = await addBatch(database, { joining: 'instant', seats: 1 })
      const statuses = await Promise.all(
        families.map((family, n) => servers[n % processes]?.send(bookingOf(batchId, family))),
      )
      const { rows } = await database.pool.query<{ taken: number; held: number }>(
        `select taken, (select count(*)::int from booking where batch_id = batch.id) as held
         from batch where id = $1`,
        [batchId],
      )
      const winners = statuses.filter((status) => status === 201).length
      errors += statuses.filter((status) => status !== 201 && status !== 409).length
      if (winners === 1 && rows[0]?.taken === 1 && rows[0].held === 1) well += 1
    }
    const seconds = (performance.now() - start) / 1000
    report({
      name: `last seat: rounds of ${parallel} with one winner`,
      value: well,
      unit: 'rounds',
      atLeast: rounds,
    })
    report({ name: 'last seat: other answers', value: errors, unit: 'answers', atMost: 0 })
    report({ name: 'last seat: answers', value: (rounds * parallel) / seconds, unit: '/s' })
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
  }
}
