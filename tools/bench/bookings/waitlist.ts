import type { Database } from '../../../apps/api/src/db/connect.ts'
import { addBatch, addSession } from '../../../apps/api/test/bookings.ts'
import { type Measure, percentile } from '../lib/measure.ts'
import { waitlistSettle } from './waitlist-settle.ts'

const families = 1_000
const runs = 20

/** Settles a batch with 1,000 families on the waitlist, with one free seat and with one for each. */
export async function measureWaitlist(
  database: Database,
  report: (measure: Measure) => void,
): Promise<void> {
  const { batchId } = await addBatch(database, { joining: 'instant', seats: 1 })
  await addSession(database, batchId, 20)
  await database.pool.query(
    `with parent as (
       insert into app_user (firstname, lastname, email)
       select 'Meera', 'Iyer', 'waitlist' || n || '@example.in' from generate_series(1, $2::integer) n returning id),
     born as (insert into child (user_id, name, born_on) select id, 'Anika', '2016-07-28' from parent
       returning id, user_id),
     entry as (insert into waitlist_entry (batch_id, user_id, party, secret_hash, request_key)
       select $1, user_id, array[id], sha256(('waitlist ' || id)::bytea), gen_random_uuid() from born returning id)
     insert into waitlist_event (entry_id, to_state, actor) select id, 'waiting', 'parent' from entry`,
    [batchId, families],
  )
  await database.pool.query('vacuum analyze')
  for (const seats of [1, families]) {
    await database.pool.query('update batch set seats = $2 where id = $1', [batchId, seats])
    const times = await timesOf(database, batchId)
    const name = `settle of ${families} families, ${seats} free`
    report({ name: `${name}: p50`, value: percentile(times, 0.5), unit: 'ms' })
    // The emails to 1,000 families are not part of the budget.
    const budget = seats === 1 ? { atMost: 200 } : {}
    report({ name: `${name}: p95`, value: percentile(times, 0.95), unit: 'ms', ...budget })
  }
}

class Undone extends Error {}

/** Milliseconds of settling, of which nothing is kept. */
async function timesOf(database: Database, batchId: number): Promise<number[]> {
  const settle = waitlistSettle(database)
  const times: number[] = []
  for (let run = -2; run < runs; run += 1) {
    const start = performance.now()
    await database.db
      .transaction(async (tx) => {
        await settle.settleById(tx, batchId)
        if (run >= 0) times.push(performance.now() - start)
        throw new Undone()
      })
      .catch((error: unknown) => {
        if (!(error instanceof Undone)) throw error
      })
  }
  return times
}
