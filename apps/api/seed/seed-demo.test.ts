import { beforeAll, describe, expect, it } from 'vitest'
import { loadGazetteer } from '../src/modules/platform/places/gazetteer/load-gazetteer.ts'
import { createTestDatabase, type TestDatabase } from '../test/database.ts'
import { planDemo } from './seed-demo.ts'

let database: TestDatabase
const count = async (query: string) => Number((await database.pool.query(query)).rows[0].count)

beforeAll(async () => {
  database = await createTestDatabase()
  await loadGazetteer(database)
  await (await planDemo(database)).insert()
})

describe('demo data', () => {
  it('is the same every time', async () => {
    const other = await createTestDatabase()
    await (await planDemo(other)).insert()
    const all = `select array_agg(array[slug, name, city, fee_min::text] order by id) all from school`
    const [first, second] = [await database.pool.query(all), await other.pool.query(all)]
    expect(second.rows).toEqual(first.rows)
    const slugs = 'select array_agg(slug order by id) all from product'
    expect((await other.pool.query(slugs)).rows).toEqual((await database.pool.query(slugs)).rows)
  })

  it('has the promised numbers, in at least twelve states', async () => {
    expect(await count('select count(*) from school')).toBe(300)
    expect(await count('select count(*) from store')).toBe(60)
    expect(await count('select count(*) from product')).toBe(200)
    expect(await count('select count(distinct kind) from product')).toBe(4)
    expect(await count('select count(*) from job')).toBe(40)
    expect(await count('select count(distinct state) from school')).toBeGreaterThanOrEqual(12)
    expect(await count('select count(distinct name) from school')).toBe(300)
  })

  it('has a blog on every topic, long enough, with a cover', async () => {
    expect(
      await count("select count(*) from blog where status = 'published' and author_id is null"),
    ).toBe(14)
    expect(await count('select count(distinct topic) from blog')).toBe(8)
    expect(
      await count(
        'select count(*) from blog where author_id is null and (words < 500 or cover is null)',
      ),
    ).toBe(0)
    expect(await count('select count(*) from blog where is_featured')).toBe(3)
  })

  it('has six videos of each kind, and talks of six schools', async () => {
    const kinds = 'select kind, count(*)::integer from video group by kind order by kind'
    const { rows } = await database.pool.query(kinds)
    expect(rows.map(({ count }) => count)).toEqual([6, 6, 6])
    expect(await count('select count(distinct school_id) from video')).toBe(6)
  })

  it('has jobs of every role, most of them open', async () => {
    const open = 'closes_on is null or closes_on >= current_date'
    expect(await count(`select count(*) from job where ${open}`)).toBeGreaterThan(30)
    expect(await count(`select count(*) from job where not (${open})`)).toBeGreaterThan(0)
    expect(await count('select count(distinct role) from job')).toBe(8)
    expect(await count('select count(distinct type) from job')).toBe(4)
  })

  it('can all be found', async () => {
    const open = await count('select count(*) from job where is_open(job)')
    expect(await count('select count(*) from search_document')).toBe(560 + open)
  })

  it('has many schools around the well-known parts of Bengaluru', async () => {
    const near = 'abs(lat - 12.957) < 0.06 and abs(lng - 77.633) < 0.06'
    expect(await count(`select count(*) from school where ${near}`)).toBeGreaterThanOrEqual(25)
  })

  it('uses towns of India and well-known parts of its cities', async () => {
    expect(await count('select count(*) from place')).toBeGreaterThan(6_000)
    const indiranagar = "select count(*) from place where slug = 'indiranagar-bengaluru'"
    expect(await count(indiranagar)).toBe(1)
  })

  it('features schools that still accept forms when most others have closed', async () => {
    const featured = 'select admission_closes_on as closes from school order by popularity desc, id'
    const closed = `select count(*) from (${featured} limit 12) first
      where closes is null or closes < '2027-01-31'`
    expect(await count(closed)).toBe(0)
  })

  it('leaves some schools without details that others have', async () => {
    for (const blank of ['fees is null', 'description is null', "files = '[]'", 'age_min is null'])
      expect(await count(`select count(*) from school where ${blank}`)).toBeGreaterThan(5)
  })

  it('has fee sheets whose yearly costs are the fees in lists', async () => {
    const wrong = `select count(*) from school, lateral (
      select min(yearly) low, max(yearly) high, min(yearly + admission) first_year from (
        select coalesce((r->>'admission')::int, 0) admission, coalesce((r->>'tuition')::int, 0)
          + coalesce((r->>'transport')::int, 0) + coalesce((r->>'books')::int, 0) yearly
        from jsonb_array_elements(fees->'rows') r) t) range
      where fees is not null
        and (low <> fee_min or high <> fee_max or first_year is distinct from first_year_min)`
    expect(await count(wrong)).toBe(0)
  })

  it('contacts nobody: example.com addresses, and numbers not used in India', async () => {
    const contacts = `select count(*) from school
      where contact_email not like '%.example.com' or website not like 'https://%.example.com'
        or contact_phone !~ '^\\+91 555'`
    expect(await count(contacts)).toBe(0)
  })
})
