import { createDatabase, type Database } from '../../apps/api/src/db/connect.ts'
import { addSignedIn, type SignedIn } from '../../apps/api/test/users.ts'
import { freshDatabase } from './lib/fresh-database.ts'
import { type Bench, type Measure, percentile } from './lib/measure.ts'
import { type ProductServer, startProductServer } from './lib/product-server.ts'

const sizes = { entries: 500, judges: 5, perPage: 20, winners: 3 }

type Report = (measure: Measure) => void

/** A closed contest whose entries each have a text and two images of 150 kB. */
const statements = [
  `with page as (
     insert into video (url, kind, title, summary, sources, duration_seconds, rules_html, entry_html,
       closes_on, status, published_at)
     values ('machines', 'contest', 'Machines', '', '[]', 0, '<p>R</p>', '<p>E</p>', current_date,
       'published', now()) returning id)
   insert into contest (video_id, state, request_key, opens_at, closes_at, min_age, max_age, fields)
   select id, 'closed', gen_random_uuid(), now() - interval '30 days', now() - interval '1 day', 5, 99,
     '[{"id": "q1", "label": "Why?", "kind": "text", "is_required": true},
       {"id": "q2", "label": "Photos", "kind": "image", "is_required": true, "max_images": 2}]'
   from page`,
  `insert into app_user (firstname, lastname, email)
   select 'Parent', 'Number ' || n, 'parent' || n || '@example.in'
   from generate_series(1, ${sizes.entries}) n`,
  `insert into child (user_id, name, born_on)
   select id, 'Child', current_date - interval '10 years' from app_user where firstname = 'Parent'`,
  `insert into contest_entry (contest_id, user_id, child_id, request_key, state, title, answers,
     shown_name, is_named, submitted_at)
   select contest.video_id, child.user_id, child.id, gen_random_uuid(), 'submitted',
     'Machine ' || child.id,
     jsonb_build_array(jsonb_build_object('id', 'q1', 'text', repeat('It lifts a bucket. ', 40))),
     'Aarav', true, now()
   from contest, child`,
  `insert into contest_entry_image (entry_id, question_id, width, height, content, small)
   select e.id, 'q2', 1600, 1200, decode(repeat(md5(e.id || '-' || n), 9400), 'hex'),
     decode(repeat(md5(e.id || '-' || n), 900), 'hex')
   from contest_entry e, generate_series(1, 2) n`,
  'vacuum analyze',
]

interface Contest {
  readonly product: ProductServer
  readonly database: Database
  readonly id: number
}

/** Sends a request, and returns its answer and how long it took in milliseconds. */
async function timed(
  { product }: Contest,
  { headers }: SignedIn,
  path: string,
  { method = 'GET', body }: { method?: string; body?: object } = {},
) {
  const start = performance.now()
  const response = await fetch(`${product.address}/api${path}`, {
    method,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  const answer = await response.json()
  const took = performance.now() - start
  if (!response.ok) throw new Error(`${path}: ${response.status} ${JSON.stringify(answer)}`)
  return { answer, took }
}

const pages = Array.from({ length: sizes.entries / sizes.perPage }, (_, index) => index + 1)

/** A judge reads a page, gives each of its entries points, and goes on. */
async function judge(contest: Contest, user: SignedIn, n: number) {
  const latencies = { reading: [] as number[], scoring: [] as number[] }
  for (const page of pages) {
    const path = `/judging/${contest.id}`
    const read = await timed(contest, user, `${path}?page=${page}&per_page=${sizes.perPage}`)
    latencies.reading.push(read.took)
    for (const { id } of read.answer.data) {
      const body = { score: (id * 7 + n * 3) % 11, recused_why: null }
      const { took } = await timed(contest, user, `${path}/entries/${id}`, { method: 'PUT', body })
      latencies.scoring.push(took)
    }
  }
  return latencies
}

async function measureJudging(contest: Contest, report: Report): Promise<void> {
  const judges = await Promise.all(
    Array.from({ length: sizes.judges }, () => addSignedIn(contest.database)),
  )
  for (const { id } of judges)
    await contest.database.pool.query('insert into contest_judge values ($1, $2)', [contest.id, id])
  const start = performance.now()
  const all = await Promise.all(judges.map((user, n) => judge(contest, user, n)))
  const seconds = (performance.now() - start) / 1000
  const reading = all.flatMap((each) => each.reading)
  const scoring = all.flatMap((each) => each.scoring)
  report({ name: 'a judge’s page of 20 entries: p50', value: percentile(reading, 0.5), unit: 'ms' })
  report({
    name: 'a judge’s page of 20 entries: p95',
    value: percentile(reading, 0.95),
    unit: 'ms',
    atMost: 100,
  })
  report({ name: 'a score, of 5 judges at once: p50', value: percentile(scoring, 0.5), unit: 'ms' })
  report({
    name: 'a score, of 5 judges at once: p95',
    value: percentile(scoring, 0.95),
    unit: 'ms',
    atMost: 100,
  })
  report({ name: 'scores per second', value: scoring.length / seconds, unit: '1/s' })
}

/** The ranking by mean, page by page; then winners, and the announcement. */
async function measureResults(contest: Contest, report: Report): Promise<void> {
  const admin = await addSignedIn(contest.database, { isAdmin: true })
  const path = `/admin/contests/${contest.id}`
  const ranking: number[] = []
  const ranked: { id: number; revision: number; score: number }[] = []
  for (const page of pages) {
    const query = `page=${page}&per_page=${sizes.perPage}`
    const { answer, took } = await timed(contest, admin, `${path}/entries?${query}`)
    ranking.push(took)
    ranked.push(...answer.data)
  }
  const isRanked = ranked.every(({ score }, n) => n === 0 || score <= (ranked[n - 1]?.score ?? 0))
  if (!isRanked || new Set(ranked.map(({ id }) => id)).size !== sizes.entries)
    throw new Error('The ranking is not in order or not complete.')
  report({
    name: 'a page of the ranking: p95',
    value: percentile(ranking, 0.95),
    unit: 'ms',
    atMost: 100,
  })
  for (const [n, { id, revision }] of ranked.slice(0, sizes.winners).entries()) {
    const body = { revision, prize: { name: `Prize ${n + 1}`, place: n + 1 } }
    await timed(contest, admin, `/admin/contest-entries/${id}/prize`, { method: 'PUT', body })
  }
  const { answer } = await timed(contest, admin, path)
  const body = { revision: answer.revision, to: 'announced' }
  const announced = await timed(contest, admin, `${path}/transitions`, { method: 'POST', body })
  report({ name: 'the announcement', value: announced.took, unit: 'ms', atMost: 1_000 })
  const { rows } = await contest.database.pool.query<{ emails: number }>(
    `select count(distinct to_address)::integer as emails from outgoing_mail
     where to_address like 'parent%'`,
  )
  report({
    name: 'entrants emailed',
    value: rows[0]?.emails ?? 0,
    unit: '',
    atLeast: sizes.entries,
  })
  const page = await timed(contest, admin, '/videos/machines')
  if (page.answer.contest.winners.length !== sizes.winners)
    throw new Error('The page does not show the winners.')
}

export const bench: Bench = {
  usage:
    '[postgres://SERVER]  500 entries and 5 judges: pages, scores, the ranking, the announcement',
  async run(args, report) {
    const fresh = await freshDatabase(args)
    try {
      const product = await startProductServer(fresh.url)
      const database = createDatabase({ connectionString: fresh.url, max: 2 })
      try {
        for (const statement of statements) await database.pool.query(statement)
        const { rows } = await database.pool.query<{ id: number }>(
          'select video_id as id from contest',
        )
        const contest = { product, database, id: rows[0]?.id ?? 0 }
        await measureJudging(contest, report)
        await measureResults(contest, report)
      } finally {
        await database.close()
        await product.stop()
      }
    } finally {
      await fresh.drop()
    }
  },
}
