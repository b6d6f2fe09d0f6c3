import { expect, it } from 'vitest'
import { createTestDatabase } from '../../../../test/database.ts'

const { pool } = await createTestDatabase()

/** The plan of a query where PostgreSQL prefers any index to reading a whole table. */
async function planOf(query: string): Promise<string> {
  const client = await pool.connect()
  try {
    await client.query('set enable_seqscan = off; set enable_sort = off')
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain (costs off) ${query}`)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  } finally {
    client.release(true)
  }
}

const isDescribed = `(filter_ids <> '{}'::integer[] or fee_min is not null or age_min is not null)`

it.each([
  [
    'school_place',
    `select id from school
      where is_public(school) and is_measured(school) and cell between 1 and 2`,
  ],
  [
    'school_popularity',
    `select id from school where is_public(school) order by popularity desc nulls last, id`,
  ],
  ['school_name', `select id from school where is_public(school) order by name_key, id`],
  ['school_fee', `select id from school where is_public(school) order by fee_min, id`],
  [
    'school_described',
    `select id from school where is_public(school) and ${isDescribed}
      order by popularity desc nulls last, id`,
  ],
  [
    'product_cell',
    `select product.id from product join store on store.id = product.store_id
      where is_public(product, store) and product.cell between 1 and 2`,
  ],
  [
    'job_newest',
    `select id from job where is_open(job) order by created_at desc nulls last, id desc nulls last`,
  ],
  ['blog_latest', `select id from blog where is_public(blog) order by published_at desc, id desc`],
  [
    'video_latest',
    `select id from video where is_public(video) and kind = 'contest'
      order by published_at desc, id desc`,
  ],
])('the visibility predicate is inlined, so that the index %s is used', async (index, query) => {
  const plan = await planOf(query)
  expect(plan).toContain(` ${index} `)
  expect(plan).not.toMatch(/is_(public|open|measured)/)
})
