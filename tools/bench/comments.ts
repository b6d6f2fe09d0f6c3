import { askDatabase, freshDatabase } from './lib/fresh-database.ts'
import { type Bench, percentile } from './lib/measure.ts'
import { startProductServer } from './lib/product-server.ts'

const sizes = { comments: 5_000, authors: 200 }
const warmUp = 20
const measured = 200

/** Two in five comments are replies; one in twenty waits for review. */
const statements = [
  `insert into app_user (firstname, lastname, email)
   select 'Reader', 'Number ' || n, 'reader' || n || '@example.in'
   from generate_series(1, ${sizes.authors}) n`,
  `insert into video (url, kind, title, summary, sources, duration_seconds, status, published_at)
   values ('homework', 'discussion', 'Homework', '', '[]', 24, 'published', now() - interval '1 day')`,
  `insert into comment (video_id, author_id, body_text, moderation, request_key)
   select video.id, (select min(id) from app_user) + n % ${sizes.authors},
     repeat('An hour is enough. ', 1 + n % 20),
     case when n % 20 = 0 then 'pending' else 'approved' end::moderation_state, gen_random_uuid()
   from video, generate_series(1, ${(sizes.comments * 3) / 5}) n where video.url = 'homework'`,
  `insert into comment (video_id, parent_id, author_id, body_text, moderation, request_key)
   select c.video_id, c.id, c.author_id, 'Why?', 'approved', gen_random_uuid()
   from comment c, generate_series(1, 4) n where c.id % 6 = 0`,
  'vacuum analyze',
]

export const bench: Bench = {
  usage: '[postgres://SERVER]  pages of a discussion with 5,000 comments, by keyset',
  async run(args, report) {
    const database = await freshDatabase(args)
    try {
      const product = await startProductServer(database.url)
      try {
        for (const statement of statements) await askDatabase(database.url, statement)
        const latencies: number[] = []
        let after = ''
        for (let sent = 0; sent < warmUp + measured; sent++) {
          const order = sent % 2 === 0 ? 'newest' : 'oldest'
          const start = performance.now()
          const response = await fetch(
            `${product.address}/api/videos/homework/comments?order=${order}${after}`,
          )
          const page: { next: number | null } = await response.json()
          latencies.push(performance.now() - start)
          if (!response.ok) throw new Error(`The comments answered ${response.status}`)
          after = page.next === null ? '' : `&after=${page.next}`
        }
        const sorted = latencies.slice(warmUp)
        report({ name: 'page of comments: p50', value: percentile(sorted, 0.5), unit: 'ms' })
        const p95 = percentile(sorted, 0.95)
        report({ name: 'page of comments: p95', value: p95, unit: 'ms', atMost: 40 })
      } finally {
        await product.stop()
      }
    } finally {
      await database.drop()
    }
  },
}
