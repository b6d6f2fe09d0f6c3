import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createDatabase, type Database } from '../../apps/api/src/db/connect.ts'
import { migrateDatabase } from '../../apps/api/src/db/migrate.ts'
import { alertDeliveryAt } from './alerts/alert-delivery-at.ts'
import { addAlerts, addJobs } from './alerts/fill-alerts.ts'
import { freshDatabase } from './lib/fresh-database.ts'
import type { Bench, Measure } from './lib/measure.ts'
import { seededRandom } from './lib/random.ts'

const alerts = 10_000
const jobs = 1_000
const kills = 10
const seed = 20_261_126
const hour = 3_600_000
const day = 24 * hour

type Report = (measure: Measure) => void

/** 8 am in India, some days from today. */
function morning(days: number): Date {
  const at = new Date(Date.now() + days * day)
  at.setUTCHours(2, 30, 0, 0)
  return at
}

export const bench: Bench = {
  usage:
    '[postgres://SERVER]  10,000 job alerts and 1,000 new jobs, also with a process that is killed',
  async run(args, report) {
    const fresh = await freshDatabase(args)
    try {
      await migrateDatabase(fresh.url)
      const database = createDatabase({ connectionString: fresh.url, max: 4 })
      try {
        await addAlerts(database, alerts, morning(-2))
        await measureDelivery(database, report)
        await measureKills(database, fresh.url, report)
      } finally {
        await database.close()
      }
    } finally {
      await fresh.drop()
    }
  },
}

/** One delivery without interruption. */
async function measureDelivery(database: Database, report: Report): Promise<void> {
  await addJobs(database, jobs, new Date(morning(0).getTime() - hour))
  const start = performance.now()
  const { user, system } = process.cpuUsage()
  await alertDeliveryAt(database, morning(0)).deliverDue()
  const seconds = (performance.now() - start) / 1000
  const used = process.cpuUsage({ user, system })
  report({ name: 'delivery of 10,000 alerts', value: seconds, unit: 's', atMost: 60 })
  report({ name: 'of that in Node', value: (used.user + used.system) / 1_000_000, unit: 's' })
  await reportEmails(database, 'delivery', report)
}

/** A delivery of the next day whose process is killed at random moments. */
async function measureKills(database: Database, url: string, report: Report): Promise<void> {
  await database.pool.query('truncate outgoing_mail cascade')
  await addJobs(database, jobs, new Date(morning(1).getTime() - hour))
  const random = seededRandom(seed)
  let killed = 0
  while (killed < kills) {
    const process = deliver(url, morning(1))
    const exit = once(process, 'exit')
    await untilDelivering(database, await deliveredOf(database, morning(1)))
    await pause(random() * 300)
    if (process.exitCode !== null) break
    process.kill('SIGKILL')
    await exit
    killed += 1
  }
  await once(deliver(url, morning(1)), 'exit')
  report({ name: 'processes killed', value: killed, unit: 'times', atLeast: kills })
  await reportEmails(database, 'after the kills', report)
}

const deliver = (url: string, at: Date) =>
  spawn(process.execPath, [join(import.meta.dirname, 'alerts/deliver.ts'), url, at.toISOString()], {
    stdio: 'inherit',
  })

/** Waits until a process has delivered another batch than its predecessors. */
async function untilDelivering(database: Database, before: number): Promise<void> {
  for (let tries = 0; tries < 400; tries++) {
    if ((await deliveredOf(database, morning(1))) > before) return
    await pause(25)
  }
}

/** The number of alerts that were delivered on a day. */
async function deliveredOf({ pool }: Database, at: Date): Promise<number> {
  const { rows } = await pool.query<{ done: number }>(
    `select count(*)::int as done from job_alert_run
     where state <> 'pending' and run_on = ($1 at time zone 'Asia/Kolkata')::date`,
    [at],
  )
  return rows[0]?.done ?? 0
}

async function reportEmails({ pool }: Database, when: string, report: Report): Promise<void> {
  const { rows } = await pool.query<{ emails: number; addresses: number; missing: number }>(
    `select (select count(*)::int from outgoing_mail) as emails,
       (select count(distinct to_address)::int from outgoing_mail) as addresses,
       (select count(*)::int from job_alert_run run join job_alert alert on alert.id = run.alert_id
        where run.run_on = (select max(run_on) from job_alert_run) and (run.state = 'pending'
          or (run.state = 'sent') <> exists (select from outgoing_mail where to_address = alert.email))) as missing`,
  )
  const [{ emails = 0, addresses = 0, missing = 0 } = {}] = rows
  report({ name: `emails, ${when}`, value: emails, unit: 'emails', atLeast: alerts / 2 })
  report({ name: `second emails, ${when}`, value: emails - addresses, unit: 'emails', atMost: 0 })
  report({ name: `runs without their email, ${when}`, value: missing, unit: 'runs', atMost: 0 })
}
