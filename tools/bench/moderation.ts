import { createDatabase } from '../../apps/api/src/db/connect.ts'
import { createQueueRepository } from '../../apps/api/src/modules/trust/moderation/queue/queue.repository.ts'
import { askDatabase, freshDatabase } from './lib/fresh-database.ts'
import { type Bench, type Measure, percentile } from './lib/measure.ts'
import { startProductServer } from './lib/product-server.ts'
import { oneOf, seededRandom } from './lib/random.ts'
import { fillCases } from './moderation/fill-cases.ts'

const sizes = { schools: 100_000, cases: 20_000 }
const warmUp = 20
const measured = 200
const bulk = 500
const rounds = 5
const feedRounds = 50
const seed = 20_261_125

const queries = [
  'tab=new',
  'tab=edited',
  'tab=reported',
  'tab=decided',
  'tab=edited&kinds=school',
  'tab=edited&is_held=true',
  'tab=edited&has_findings=true',
  'tab=new&waiting_hours=48',
]
const sorts = ['oldest', 'newest', 'priority', 'waiting']

type Report = (measure: Measure) => void
type Send = (path: string, body?: object) => Promise<Answer>
/** What the responses that are read here have. */
interface Answer {
  readonly ms: number
  readonly done?: number
  readonly action_id?: number
  readonly refused?: number
  readonly cursor?: string
  readonly cases?: readonly unknown[]
}

export const bench: Bench = {
  usage: '[postgres://SERVER]  a queue of 20,000 open cases, decisions about 500 records, undo',
  async run(args, report) {
    const database = await freshDatabase(args)
    try {
      const product = await startProductServer(database.url)
      try {
        const api = `${product.address}/api`
        const send = senderOf(api, await fillCases(api, database.url, sizes))
        await measureQueue(send, report)
        await measureCount(database.url, report)
        await measureFeed(send, database.url, report)
        await measureTable(send, database.url, report)
        await measureCases(send, database.url, report)
      } finally {
        await product.stop()
      }
    } finally {
      await database.drop()
    }
  },
}

const senderOf =
  (api: string, token: string): Send =>
  async (path, body) => {
    const start = performance.now()
    const response = await fetch(api + path, {
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const answer: Omit<Answer, 'ms'> = await response.json()
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    return { ...answer, ms: performance.now() - start }
  }

async function measureQueue(send: Send, report: Report): Promise<void> {
  const random = seededRandom(seed)
  const latencies: number[] = []
  for (let sent = 0; sent < warmUp + measured; sent++) {
    const query = `${oneOf(queries, random)}&sort=${oneOf(sorts, random)}`
    latencies.push((await send(`/admin/moderation/cases?${query}`)).ms)
  }
  const after = latencies.slice(warmUp)
  report({ name: 'first page of the queue: p50', value: percentile(after, 0.5), unit: 'ms' })
  const p95 = percentile(after, 0.95)
  report({ name: 'first page of the queue: p95', value: p95, unit: 'ms', atMost: 50 })
}

async function measureCount(url: string, report: Report): Promise<void> {
  const database = createDatabase({ connectionString: url, max: 1 })
  const { count } = createQueueRepository(database.db, 48)
  const latencies: number[] = []
  try {
    for (let n = 0; n < warmUp + measured; n++) {
      const start = performance.now()
      await count({ tab: n % 2 === 0 ? 'edited' : 'decided' }, 1)
      latencies.push(performance.now() - start)
    }
  } finally {
    await database.close()
  }
  const p95 = percentile(latencies.slice(warmUp), 0.95)
  report({ name: 'count of a tab: p95', value: p95, unit: 'ms', atMost: 100 })
}

/** From the decision of one admin to the answer that another one waits for. */
async function measureFeed(send: Send, url: string, report: Report): Promise<void> {
  const cases = await askDatabase<{ id: number; revision: number }>(
    url,
    `select id, revision from moderation_case
     where decided_at is null and held_fields = '{}' order by id desc limit ${feedRounds}`,
  )
  const latencies: number[] = []
  for (const each of cases) {
    const { cursor = '' } = await send('/admin/moderation/changes?wait=0')
    const waiting = send(`/admin/moderation/changes?wait=25&since=${cursor}`)
    const start = performance.now()
    await send('/admin/moderation/decisions', {
      cases: [each],
      outcome: 'approved',
      is_preview: false,
    })
    if ((await waiting).cases?.length === 0) throw new Error('The change was not announced.')
    latencies.push(performance.now() - start)
  }
  const slowest = Math.max(...latencies)
  const name = `a decision reaches another admin: slowest of ${feedRounds}`
  report({ name, value: slowest, unit: 'ms', atMost: 2000 })
}

/** Decisions from a table about listings without open cases, and their undo. */
async function measureTable(send: Send, url: string, report: Report): Promise<void> {
  const ids = (
    await askDatabase<{ id: number }>(
      url,
      `select id from school where owner_id is not null and not exists (
         select from moderation_case where subject_id = school.id and decided_at is null)
       order by id limit ${bulk * rounds}`,
    )
  ).map(({ id }) => id)
  await measureBulk('listings', report, send, url, (round, isPreview) =>
    send('/admin/listings/decisions', {
      kind: 'school',
      ids: ids.slice(round * bulk, (round + 1) * bulk),
      outcome: 'hide',
      reason_code: 'closed',
      is_preview: isPreview,
    }),
  )
}

/** Decisions about open cases, and their undo. */
async function measureCases(send: Send, url: string, report: Report): Promise<void> {
  const cases = await askDatabase<{ id: number; revision: number }>(
    url,
    `select id, revision from moderation_case
     where decided_at is null and held_fields = '{}' order by id limit ${bulk * rounds}`,
  )
  await measureBulk('cases', report, send, url, (round, isPreview) =>
    send('/admin/moderation/decisions', {
      cases: cases.slice(round * bulk, (round + 1) * bulk),
      outcome: 'hidden',
      reason_code: 'closed',
      is_preview: isPreview,
    }),
  )
}

/** Each round decides about other records, undoes it, and compares every column but the revision. */
async function measureBulk(
  what: string,
  report: Report,
  send: Send,
  url: string,
  decide: (round: number, isPreview: boolean) => Promise<Answer>,
): Promise<void> {
  const worst = { preview: 0, decision: 0, undo: 0 }
  const [{ last = 0 } = {}] = await askDatabase<{ last: number }>(
    url,
    'select max(id) as last from moderation_case',
  )
  const before = await fingerprint(url, last)
  for (let round = 0; round < rounds; round++) {
    const preview = await decide(round, true)
    const decision = await decide(round, false)
    if (decision.done !== bulk) throw new Error(`${decision.done} of ${bulk} ${what} were decided.`)
    const undo = await send(`/admin/actions/${decision.action_id}/undo`, { is_preview: false })
    if (undo.refused !== 0) throw new Error(`The undo left ${undo.refused} fields.`)
    worst.preview = Math.max(worst.preview, preview.ms)
    worst.decision = Math.max(worst.decision, decision.ms)
    worst.undo = Math.max(worst.undo, undo.ms)
  }
  if ((await fingerprint(url, last)) !== before)
    throw new Error('The undo did not restore every row.')
  const named = (name: string) => `${bulk} ${what}: ${name}, slowest of ${rounds}`
  report({ name: named('preview'), value: worst.preview, unit: 'ms', atMost: 1000 })
  report({ name: named('decision'), value: worst.decision, unit: 'ms', atMost: 1000 })
  report({ name: named('undo'), value: worst.undo, unit: 'ms', atMost: 1000 })
}

/**
 * A hash of the listings and of the cases up to an id, without their revisions. A decision from a
 * table adds closed cases, which stay in the history when it is undone.
 */
async function fingerprint(url: string, lastCase: number): Promise<string> {
  const [found] = await askDatabase<{ hash: string }>(
    url,
    `select md5(string_agg(md5((r - 'revision')::text), '' order by id)) as hash from (
       select id, to_jsonb(s) as r from school s where owner_id is not null
       union all select -id, to_jsonb(c) from moderation_case c where id <= ${lastCase}) rows`,
  )
  return found?.hash ?? ''
}
