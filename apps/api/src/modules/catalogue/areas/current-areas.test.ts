import { beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { createProviderClient } from '../../../../test/provider-client.ts'
import { createSchoolOwner } from '../../../../test/school-owner.ts'
import { addSignedIn, type SignedIn } from '../../../../test/users.ts'
import { refreshAreas, refreshStaleAreas } from './refresh-areas.repository.ts'

let app: TestApp['app']
let database: TestApp['database']
let owner: Awaited<ReturnType<typeof createSchoolOwner>>
let listing: Awaited<ReturnType<typeof createProviderClient>>
let me: SignedIn

const mysuru = { place: 'mysuru', location: 'Mysuru, Karnataka', lat: 12.31, long: 76.65 }
const mandya = { place: 'mandya', location: 'Mandya, Karnataka', lat: 12.52, long: 76.89 }

beforeAll(async () => {
  ;({ app, database } = await createTestApp({ config: { publicUrl: 'https://edbazaar.example' } }))
  owner = await createSchoolOwner(app, database)
  listing = await createProviderClient(app, database)
  me = await addSignedIn(database)
  await database.pool.query(`
    insert into place (slug, source, source_id, name, norm, type, district, state, lat, lng) values
      ('mysuru', 'test', '1', 'Mysuru', 'mysuru', 'town', 'Mysuru', 'Karnataka', 12.3, 76.65),
      ('mandya', 'test', '2', 'Mandya', 'mandya', 'town', 'Mandya', 'Karnataka', 12.52, 76.9);
    insert into school (slug, name, city, district, state, lat, lng, popularity, fee_min, filter_ids,
        established_on, is_recognition_checked)
      select lower(town) || '-' || n, town || ' ' || n, town, town, 'Karnataka', lat, lng, n / 100.0,
        n * 10000, case when town = 'Mysuru' then '{1,16}'::int[] else '{2,16}'::int[] end,
        date '1990-06-01' + n * 366, n = 1
      from generate_series(1, 4) n,
        (values ('Mysuru', 12.3, 76.65), ('Mandya', 12.52, 76.9)) towns(town, lat, lng)`)
  await refreshAreas(database.db)
})

const request = (path: string) => app.inject(`/api${path}`)
const read = async (path: string) => {
  const response = await request(path)
  expect(response.statusCode, response.payload).toBe(200)
  return response.json()
}
const totalOf = async (query: string) => (await read(`/schools/area?${query}`)).total
const linkOf = (area: { links: { role: string; name: string; total: number }[] }, role: string) =>
  Object.fromEntries(
    area.links.filter((link) => link.role === role).map(({ name, total }) => [name, total]),
  )
const onMap = async (bounds: string) => {
  const { clusters } = await read(`/schools/map?zoom=8&bounds=${bounds}`)
  return clusters.reduce((sum: number, { count }: { count: number }) => sum + count, 0)
}
const listTotal = async (query: string) => (await read(`/schools/all?${query}`)).total
const isInSitemap = async (path: string) =>
  (await app.inject('/sitemaps/areas-1.xml')).body.includes(
    `<loc>https://edbazaar.example/schools/in${path}</loc>`,
  )

/** The pages of all areas and boards. */
const allPages = async () => {
  const slugs = ['', 'mysuru', 'mysuru-district', 'mandya', 'mandya-district']
  const queries = ['', ...slugs.map((slug) => `state=karnataka${slug ? `&place=${slug}` : ''}`)]
  const pages = queries.flatMap((query) => [query, `${query}&board=cbse`, `${query}&board=icse`])
  const answers = []
  for (const page of pages) {
    const response = await request(`/schools/area?${page.replace(/^&/, '')}`)
    answers.push([page, response.statusCode, response.json()])
  }
  return answers
}

/** A new count, which reads every school, changes no page. */
async function expectSameAsNewCount() {
  const before = await allPages()
  await refreshAreas(database.db)
  expect(await allPages()).toEqual(before)
}

/** Compares every view of both towns with the given numbers, and with a new count. */
async function expectCounts(expected: { mysuru: number; mandya: number }) {
  const all = expected.mysuru + expected.mandya
  const country = await read('/schools/area')
  const state = await read('/schools/area?state=karnataka')
  expect([country.total, state.total, linkOf(country, 'states')]).toEqual([
    all,
    all,
    { Karnataka: all },
  ])
  expect(linkOf(state, 'cities')).toEqual({ Mysuru: expected.mysuru, Mandya: expected.mandya })
  expect(linkOf(state, 'districts')).toEqual({ Mysuru: expected.mysuru, Mandya: expected.mandya })
  expect(await listTotal('')).toBe(all)
  expect(await onMap('10,75,14,78')).toBe(all)
  const towns = { mysuru: '12.1,76.5,12.42,76.75', mandya: '12.42,76.75,12.7,77' } as const
  for (const town of ['mysuru', 'mandya'] as const) {
    expect(await totalOf(`state=karnataka&place=${town}`)).toBe(expected[town])
    expect(await totalOf(`state=karnataka&place=${town}-district`)).toBe(expected[town])
    expect(await listTotal(`place=${town}&radius=10`)).toBe(expected[town])
    expect(await onMap(towns[town])).toBe(expected[town])
    expect(await isInSitemap(`/karnataka/${town}`)).toBe(true)
  }
  await expectSameAsNewCount()
}

describe('area pages agree with the list, the map and the sitemap', () => {
  it('when a school is created, hidden, moved, deleted and restored', async () => {
    await expectCounts({ mysuru: 4, mandya: 4 })
    const { id } = await owner.list(me, mysuru)
    await expectCounts({ mysuru: 5, mandya: 4 })
    const isActive = (value: boolean) => owner.edit(me, id, { field: 'is_active', value })
    await isActive(false)
    await expectCounts({ mysuru: 4, mandya: 4 })
    await isActive(true)
    await expectCounts({ mysuru: 5, mandya: 4 })
    await owner.edit(me, id, { field: 'location', value: mandya })
    await expectCounts({ mysuru: 4, mandya: 5 })
    const params = { kind: 'school', id }
    await listing.send('DELETE', '/users/my-listings/{kind}/{id}', me, { params, status: 200 })
    await expectCounts({ mysuru: 4, mandya: 4 })
    const restorations = '/users/my-listings/{kind}/{id}/restorations'
    await listing.send('POST', restorations, me, { params, status: 200 })
    await expectCounts({ mysuru: 4, mandya: 5 })
  })
})

describe('area pages are those of a new count', () => {
  beforeAll(async () => {
    await database.pool.query(`insert into school (slug, name, city, district, state)
      select 'kannur-' || n, 'Kannur', 'Kannur', 'Kannur', 'Kerala' from generate_series(1, 3) n`)
    await refreshAreas(database.db)
  })

  it.each([
    ['a fee', `fee_min = 15000 where slug = 'mysuru-2'`],
    ['the lowest fee, which is no longer known', `fee_min = null where slug = 'mandya-1'`],
    ['the year of the oldest school', `established_on = '2001-06-01' where slug = 'mysuru-1'`],
    [
      'the year of a school that becomes the oldest',
      `established_on = '1890-06-01' where slug = 'mandya-4'`,
    ],
    ['the board', `filter_ids = '{2,18}' where slug = 'mysuru-3'`],
    ['a further board', `filter_ids = '{1,2,16}' where slug = 'mandya-3'`],
    [
      'recognition',
      `is_recognition_checked = not is_recognition_checked where slug like 'mandya%'`,
    ],
    ['popularity', `popularity = 0.9 where slug = 'mysuru-1'`],
    ['the spelling of the city', `city = 'MANDYA' where slug = 'mandya-2'`],
    ['the state', `state = 'Kerala', district = 'Kannur' where slug = 'mysuru-4'`],
    ['the state, to one abroad', `state = 'Dubai' where slug = 'mysuru-4'`],
    ['the state, back again', `state = 'Karnataka', district = 'Mysuru' where slug = 'mysuru-4'`],
    [
      'all at once',
      `fee_min = fee_min + 1, established_on = established_on + 400, popularity = 0.3`,
    ],
  ])('after a change of %s', async (_, change) => {
    await database.pool.query(`update school set ${change}`)
    await expectSameAsNewCount()
  })

  it('after several changes of one school, and when it is permanently removed', async () => {
    await database.pool.query(`
      insert into school (slug, name, city, district, state, fee_min, filter_ids, established_on)
        values ('brief', 'Brief', 'Mysuru', 'Mysuru', 'Karnataka', 100, '{1}', '1800-01-01');
      update school set city = 'Mandya', district = 'Mandya', fee_min = 200 where slug = 'brief';
      update school set deleted_at = now() where slug = 'brief';
      update school set name = 'Gone' where slug = 'brief';
      delete from school where slug = 'brief'`)
    expect(await totalOf('state=karnataka&place=mandya')).toBe(5)
    await expectSameAsNewCount()
  })

  it('when a change commits after a count that did not see it', async () => {
    const client = await database.pool.connect()
    await client.query(`begin; update school set is_active = false where slug = 'mysuru-1'`)
    await refreshAreas(database.db)
    expect(await totalOf('state=karnataka&place=mysuru')).toBe(4)
    await client.query('commit')
    client.release()
    expect(await totalOf('state=karnataka&place=mysuru')).toBe(3)
    await expectSameAsNewCount()
  })

  it('is counted early when many changes wait', async () => {
    expect(await refreshStaleAreas(database.db)).toBe(false)
    await database.pool.query(`insert into area_change (school_id, step, state, state_slug, filter_ids,
      is_measured, is_by_pincode, is_recognition_checked)
      select n, 1, 'Karnataka', 'karnataka', '{}', false, false, false from generate_series(1, 20001) n`)
    expect(await refreshStaleAreas(database.db)).toBe(true)
    expect(await totalOf('state=karnataka')).toBe(8)
  })
})

it('a page of a board appears with its first school, and an area disappears with its last', async () => {
  const { id, slug } = (
    await database.pool.query(`select id, lower(replace(name, ' ', '-')) as slug from filter_value
      where filter_id = (select filter_id from filter_value where id = 1) and id not in (1, 2)
        and name <> 'Others' limit 1`)
  ).rows[0]
  const newBoard = `/schools/area?state=karnataka&place=mandya&board=${slug}`
  expect((await request(newBoard)).statusCode).toBe(404)
  await database.pool.query(
    `update school set filter_ids = array[$1::int] where slug = 'mandya-2'`,
    [id],
  )
  expect(await read(newBoard)).toMatchObject({ total: 1, schools: [{ slug: 'mandya-2' }] })
  await database.pool.query(`update school set is_active = false where city ilike 'mandya'`)
  const { statusCode } = await request('/schools/area?state=karnataka&place=mandya')
  expect([statusCode, await isInSitemap('/karnataka/mandya')]).toEqual([404, false])
  expect(linkOf(await read('/schools/area?state=karnataka'), 'cities')).toEqual({ Mysuru: 3 })
})
