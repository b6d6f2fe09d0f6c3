import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../../../apps/api/src/db/connect.ts'
import { createHistory } from '../../../apps/api/test/booking-history/history-operations.ts'
import { addHistoryRecords } from '../../../apps/api/test/booking-history/history-records.ts'
import { violationsOf } from '../../../apps/api/test/booking-history/invariants.ts'
import type { Measure } from '../lib/measure.ts'
import { seededRandom } from '../lib/random.ts'
import { type KillableServer, startKillable } from './servers.ts'

const processes = 3
const kills = 20
/** Requests that run at the same time. */
const atOnce = 12

interface HistoryOptions {
  readonly operations: number
  readonly seed: number
}

/** A random history on three processes, of which one after the other is killed; then what must hold. */
export async function measureHistory(
  database: Database,
  url: string,
  { operations, seed }: HistoryOptions,
  report: (measure: Measure) => void,
): Promise<void> {
  report({ name: 'history: seed', value: seed, unit: '' })
  const random = seededRandom(seed)
  // So many that no family and no provider reaches its hourly limits.
  const records = await addHistoryRecords(database, {
    batches: Math.max(6, Math.ceil(operations / 500)),
    parents: Math.max(60, Math.ceil(operations / 25)),
  })
  const next = createHistory(database, records, random)
  const servers: (KillableServer | null)[] = await Promise.all(
    Array.from({ length: processes }, () => startKillable(url)),
  )
  const statuses = new Map<number, number>()
  let [done, killed] = [0, 0]

  async function killOne(): Promise<void> {
    const at = Math.floor(random() * processes)
    const server = servers[at]
    if (!server || servers.filter((each) => each !== null).length < 2) return
    servers[at] = null
    await server.kill()
    killed += 1
    servers[at] = await startKillable(url)
  }

  async function work(): Promise<void> {
    while (done < operations) {
      done += 1
      const request = await next()
      const live = servers.filter((server) => server !== null)
      const server = live[Math.floor(random() * live.length)]
      if (!request || !server) continue
      const status = await server.send(request)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  }

  const start = performance.now()
  const workers = Array.from({ length: atOnce }, work)
  while (killed < kills && done < operations) {
    if (done < ((killed + 1) * operations) / (kills + 2)) await pause(20)
    else await killOne()
  }
  await Promise.all(workers)
  const seconds = (performance.now() - start) / 1000
  await Promise.all(servers.map((server) => server?.stop()))
  await untilAlone(database)
  const of = (...codes: number[]) => codes.reduce((sum, code) => sum + (statuses.get(code) ?? 0), 0)
  const answers = [...statuses.values()].reduce((sum, count) => sum + count, 0)
  report({ name: 'history: operations', value: done, unit: 'operations', atLeast: operations })
  report({ name: 'history: time', value: seconds, unit: 's' })
  report({ name: 'history: processes killed', value: killed, unit: 'times', atLeast: kills })
  report({
    name: 'history: changes made',
    value: of(200, 201),
    unit: 'answers',
    atLeast: operations / 5,
  })
  report({ name: 'history: lost with a process', value: of(0), unit: 'answers' })
  report({
    name: 'history: errors of the server, or limits',
    value: answers - of(0, 200, 201, 400, 409),
    unit: 'answers',
    atMost: 0,
  })
  const violations = await violationsOf(database.pool)
  for (const violation of violations.slice(0, 20)) console.error(violation)
  report({ name: 'history: violations', value: violations.length, unit: 'found', atMost: 0 })
}

/** Waits until PostgreSQL has ended the transactions of killed processes. */
async function untilAlone({ pool }: Database): Promise<void> {
  for (let tries = 0; tries < 400; tries += 1) {
    const { rows } = await pool.query<{ others: number }>(
      `select count(*)::int as others from pg_stat_activity
       where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()`,
    )
    if (rows[0]?.others === 0) return
    await pause(25)
  }
}
