import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createDatabase, type Database } from '../../apps/api/src/db/connect.ts'
import { migrateDatabase } from '../../apps/api/src/db/migrate.ts'
import { freshDatabase, isUrl } from './lib/fresh-database.ts'
import type { Bench, Measure } from './lib/measure.ts'
import { seededRandom } from './lib/random.ts'
import { sendingOf } from './newsletters/sending.ts'

const readers = 100_000
const kills = 20
const defaultSeed = 20_261_126

type Report = (measure: Measure) => void

/** Of 20 subscriptions, one has ended, one was never confirmed, one has a second address, one bounced. */
const subscriptions = `
  insert into newsletter_subscription (email, confirmed_at, unsubscribed_at)
  select case when n % 20 = 3 then 'reader' || n - 1 || '+tag@gmail.com' else 'reader' || n || '@gmail.com' end,
    case when n % 20 in (0, 1) then null else now() end, case when n % 20 = 0 then now() end
  from generate_series(1, ${readers}) n;
  insert into bounced_address (hash, status)
  select sha256(convert_to(email, 'UTF8')), '5.1.1' from newsletter_subscription where id % 20 = 4;
  analyze newsletter_subscription, bounced_address`

const outcomes = {
  queued: 16 / 20,
  unsubscribed: 1 / 20,
  not_confirmed: 1 / 20,
  duplicate: 1 / 20,
  bounced_before: 1 / 20,
}

export const bench: Bench = {
  usage:
    '[SEED] [postgres://SERVER]  100,000 subscribers of a newsletter, also with a process that is killed',
  async run(args, report) {
    const seed = Number(args.find((arg) => !isUrl(arg)) ?? defaultSeed)
    console.log(`Seed ${seed}`)
    const fresh = await freshDatabase(args)
    try {
      await migrateDatabase(fresh.url)
      const database = createDatabase({ connectionString: fresh.url, max: 4 })
      try {
        await database.pool.query(subscriptions)
        await measureSending(database, report)
        await measureKills(database, fresh.url, { seed, report })
      } finally {
        await database.close()
      }
    } finally {
      await fresh.drop()
    }
  },
}

/** Schedules a newsletter of some paragraphs for now; returns its id. */
async function schedule({ pool }: Database): Promise<number> {
  const html = '<p>Ask to walk, not to sit, and look at what hangs on the walls.</p>'.repeat(40)
  const { rows } = await pool.query<{ id: number }>(
    `insert into newsletter_draft (title, summary, blocks, state, send_at, request_key)
     values ('School visits', 'Ten questions', $1, 'scheduled', now(), gen_random_uuid()) returning id`,
    [JSON.stringify([{ type: 'text', html }])],
  )
  const [row] = rows
  if (!row) throw new Error('The newsletter was not added')
  return row.id
}

/** One sending without interruption, batch by batch. */
async function measureSending(database: Database, report: Report): Promise<void> {
  const id = await schedule(database)
  const { nextBatch, run } = sendingOf(database)
  const start = performance.now()
  let longest = 0
  await run()
  const seconds = (performance.now() - start) / 1000
  report({ name: 'enqueueing 100,000 subscribers', value: seconds, unit: 's', atMost: 60 })
  await reportLedger(database, id, 'without kills', report)
  await database.pool.query(`delete from newsletter_delivery; delete from outgoing_mail;
    delete from newsletter_token; update newsletter_draft set cursor_id = 0`)
  for (let isMore = true; isMore; ) {
    const begun = performance.now()
    isMore = await nextBatch()
    longest = Math.max(longest, performance.now() - begun)
  }
  report({ name: 'longest transaction', value: longest, unit: 'ms', atMost: 1000 })
}

/** A sending whose process is killed at random moments. */
async function measureKills(
  database: Database,
  url: string,
  { seed, report }: { readonly seed: number; readonly report: Report },
): Promise<void> {
  await database.pool.query('truncate outgoing_mail, newsletter_delivery, newsletter_token cascade')
  await database.pool.query(`update newsletter_draft set state = 'cancelled', ended_at = now()`)
  const id = await schedule(database)
  const random = seededRandom(seed)
  let killed = 0
  while (killed < kills) {
    const process = send(url)
    const exit = once(process, 'exit')
    await untilFurther(database, id)
    await pause(random() * 100)
    if (process.exitCode !== null) break
    process.kill('SIGKILL')
    await exit
    killed += 1
  }
  await once(send(url), 'exit')
  report({ name: 'processes killed', value: killed, unit: 'times', atLeast: kills })
  await reportLedger(database, id, 'after the kills', report)
}

const send = (url: string) =>
  spawn(process.execPath, [join(import.meta.dirname, 'newsletters/send.ts'), url], {
    stdio: 'inherit',
  })

/** Waits until a process has written another batch than its predecessors. */
async function untilFurther(database: Database, id: number): Promise<void> {
  const before = await cursorOf(database, id)
  for (let tries = 0; tries < 800; tries++) {
    if ((await cursorOf(database, id)) > before) return
    await pause(10)
  }
}

async function cursorOf({ pool }: Database, id: number): Promise<number> {
  const { rows } = await pool.query<{ cursor: number }>(
    'select cursor_id as cursor from newsletter_draft where id = $1',
    [id],
  )
  return rows[0]?.cursor ?? 0
}

/** Reports what is missing or double: nothing may be. */
async function reportLedger(
  { pool }: Database,
  id: number,
  when: string,
  report: Report,
): Promise<void> {
  const { rows } = await pool.query<{ outcome: string; count: number }>(
    `select coalesce(why::text, state::text) as outcome, count(*)::int as count
     from newsletter_delivery where draft_id = $1 group by 1`,
    [id],
  )
  const total = rows.reduce((sum, { count }) => sum + count, 0)
  report({ name: `rows of the ledger, ${when}`, value: total, unit: 'rows', atLeast: readers })
  const wrong = Object.entries(outcomes).reduce((sum, [outcome, share]) => {
    const count = rows.find((row) => row.outcome === outcome)?.count ?? 0
    return sum + Math.abs(count - share * readers)
  }, 0)
  report({ name: `readers with a wrong outcome, ${when}`, value: wrong, unit: 'rows', atMost: 0 })
  const { rows: emails } = await pool.query<{ all: number; readers: number }>(
    `select count(*)::int as all, count(distinct to_address)::int as readers from outgoing_mail`,
  )
  const [{ all = 0, readers: addresses = 0 } = {}] = emails
  const wanted = outcomes.queued * readers
  report({ name: `lost emails, ${when}`, value: wanted - addresses, unit: 'emails', atMost: 0 })
  report({ name: `second emails, ${when}`, value: all - addresses, unit: 'emails', atMost: 0 })
}
