import { beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { refreshAreas } from './refresh-areas.repository.ts'

let app: TestApp['app']
let database: TestApp['database']

/** Kilometres to degrees of latitude. */
const degrees = (km: number) => km / 111.195

/** Towns from south to north, 20 km apart, so that neighbours share schools. */
const towns = ['Alur', 'Belur', 'Chalur', 'Dalur', 'Elur', 'Falur'].map((name, i) => ({
  name,
  slug: name.toLowerCase(),
  lat: 12 + degrees(20) * i,
}))

beforeAll(async () => {
  ;({ app, database } = await createTestApp({ config: { publicUrl: 'https://edbazaar.example' } }))
  const { pool } = database
  for (const [i, { name, slug, lat }] of towns.entries()) {
    const district = i < 3 ? 'South' : 'North'
    await pool.query(
      `insert into place (slug, source, source_id, name, norm, type, district, state, lat, lng)
       values ($1, 'test', $1, $2, $1, 'town', $3, 'Karnataka', $4, 76)`,
      [slug, name, district, lat],
    )
    await pool.query(
      `insert into school (slug, name, city, district, state, lat, lng, popularity, filter_ids, fee_min,
         established_on, is_recognition_checked)
       select $1 || '-' || n, $2 || ' ' || n, $2, $3, 'Karnataka', $4::float8 + n / 50.0, 76, n / 100.0,
         case n % 4 when 0 then '{1,16}'::int[] when 1 then '{2}'::int[] else '{}'::int[] end,
         case when n % 3 = 0 then n * 1000 end, date '1990-06-01' + n * 366, n = 2
       from generate_series(1, $5::int) n`,
      [slug, name, district, lat, 3 + 4 * i],
    )
  }
  await pool.query(
    `insert into school (slug, name, city, district, state, lat, lng, place_accuracy, filter_ids, popularity)
     values
       ('far', 'Far', 'Alur', 'South', 'Karnataka', 14.5, 76, null, '{1}', 1),
       ('stateless', 'Stateless', null, null, null, 12.01, 76, null, '{1}', 0),
       ('unplaced', 'Unplaced', 'Alur', 'South', 'Karnataka', null, null, null, '{4}', 1),
       ('doubtful', 'Doubtful', 'Elur', 'North', 'Karnataka', 12, 76, 'doubtful', '{1,4}', 0),
       ('coded', 'Coded', 'Belur', 'South', 'Karnataka', 12.2, 76, 'pincode', '{1}', 0),
       ('coded-far', 'Coded Far', 'Belur', 'South', 'Karnataka', 12.9, 76, 'pincode', '{9}', 0),
       ('hidden', 'Hidden', 'Alur', 'South', 'Karnataka', 12, 76, null, '{1}', 0);
     update school set is_active = false where slug = 'hidden';
     insert into place (slug, source, source_id, name, norm, type, district, state, lat, lng, popularity)
       values ('alur-north', 'test', 'alur-north', 'Alur', 'alur', 'town', 'North', 'Karnataka', 13, 76, -1)`,
  )
  await refreshAreas(database.db)
})

const request = (path: string) => app.inject(`/api${path}`)
const read = async (path: string) => {
  const response = await request(path)
  expect(response.statusCode, `${path}: ${response.payload}`).toBe(200)
  return response.json()
}

interface Numbers {
  total: number
  approximate: { count: number } | number | null
}

interface Facet {
  values: { id: number; count: number }[]
}

const numbersOf = ({ total, approximate }: Numbers) => [
  total,
  typeof approximate === 'number' ? approximate : (approximate?.count ?? 0),
]

const boards = { cbse: 1, icse: 2, isc: 4, ib: 9, cambridge: 8 }
const allBoards = [null, ...(Object.keys(boards) as (keyof typeof boards)[])]

const listOf = (town: string, board: keyof typeof boards | null, page = 1) =>
  read(
    `/schools/all?place=${town}&sort=relevance&per_page=20&page=${page}${board ? `&filter_ids=${boards[board]}` : ''}`,
  )
const areaPath = (town: string, board: string | null) =>
  `/schools/area?state=karnataka&place=${town}${board ? `&board=${board}` : ''}`

async function sitemap(file: string): Promise<string[]> {
  const { body } = await app.inject(`/sitemaps/${file}-1.xml`)
  return [...body.matchAll(/<loc>https:\/\/edbazaar.example(.*?)<\/loc>/g)].flatMap(
    ([, path]) => path ?? [],
  )
}

/** Compares the pages of a town, and the numbers of its boards, with those of the lists and their filters. */
async function expectSamePagesAndBoards(
  town: string,
  area: { totalPages: number; boards: (Numbers & { slug: keyof typeof boards })[] },
) {
  for (let page = 1; page <= area.totalPages; page++) {
    const { schools } = await read(`${areaPath(town, null)}&page=${page}`)
    expect(schools).toHaveLength((await listOf(town, null, page)).data.length)
  }
  const { facets }: { facets: Facet[] } = await listOf(town, null)
  const counts = new Map(facets.flatMap(({ values }) => values).map(({ id, count }) => [id, count]))
  for (const each of area.boards) {
    const numbers = numbersOf(each)
    expect([each.slug, numbers]).toEqual([each.slug, numbersOf(await listOf(town, each.slug))])
    const all = numbers.reduce((sum, number) => sum + number)
    expect([each.slug, counts.get(boards[each.slug])]).toEqual([each.slug, all])
  }
}

/** Compares the pages of all towns and boards with the lists, their links and the sitemap. */
async function expectAgreement() {
  const inSitemap = new Set([...(await sitemap('areas')), ...(await sitemap('area-boards'))])
  for (const board of allBoards) {
    const numbers: Record<string, number[]> = {}
    for (const { slug } of towns) {
      const list = await listOf(slug, board)
      const isListed = list.total > 0 || list.approximate !== null
      const response = await request(areaPath(slug, board))
      const name = `${slug} ${board}`
      expect([name, response.statusCode]).toEqual([name, isListed ? 200 : 404])
      const path = `/schools/in/karnataka/${slug}${board ? `/board/${board}` : ''}`
      expect([name, inSitemap.has(path)]).toEqual([name, isListed])
      expect([name, list.landing_page?.slug]).toEqual([name, isListed ? slug : undefined])
      if (!isListed) continue
      const area = response.json()
      numbers[slug] = numbersOf(list)
      expect([name, numbersOf(area), area.totalPages]).toEqual([
        name,
        numbersOf(list),
        list.totalPages,
      ])
      expect(area.approximate?.district).toBe(list.approximate?.district)
      if (board === null) await expectSamePagesAndBoards(slug, area)
    }
    const query = board ? `&board=${board}` : ''
    const pages = ['', ...towns.map(({ slug }) => `&place=${slug}`), '&place=south-district']
    for (const page of pages) {
      const response = await request(`/schools/area?state=karnataka${page}${query}`)
      if (response.statusCode === 404) continue
      const links: (Numbers & { kind: string; slug: string })[] = response
        .json()
        .links.filter(({ kind }: { kind: string }) => kind === 'city')
      for (const link of links)
        expect([page, board, link.slug, numbersOf(link)]).toEqual([
          page,
          board,
          link.slug,
          numbers[link.slug],
        ])
    }
  }
}

it('the page of a town has the numbers of the list near it, and so have its links and the sitemap', async () => {
  await expectAgreement()
  expect(numbersOf(await read(areaPath('alur', null)))).not.toEqual([3, 0])
  expect((await read(areaPath('alur', 'isc'))).schools).toMatchObject([{ name: 'Unplaced' }])
})

it.each([
  [
    'is added near towns',
    `insert into school (slug, name, lat, lng, filter_ids, state, district)
    values ('new', 'New', 12.2, 76, '{1}', 'Karnataka', 'South')`,
  ],
  ['is moved', `update school set lat = 12.9 where slug = 'new'`],
  ['loses its point', `update school set lat = null, lng = null where slug = 'new'`],
  [
    'becomes known by its PIN code',
    `update school set lat = 12, lng = 76, place_accuracy = 'pincode'
    where slug = 'new'`,
  ],
  ['changes its district', `update school set district = 'North' where slug = 'new'`],
  ['changes its board', `update school set filter_ids = '{2}' where slug = 'new'`],
  ['is hidden', `update school set is_active = false where slug = 'new'`],
  ['without a state is removed', `delete from school where slug = 'stateless'`],
  ['no longer has a board', `update school set filter_ids = '{}' where slug = 'coded-far'`],
])('they agree when a school %s', async (_, change) => {
  await database.pool.query(change)
  await expectAgreement()
})

it('they agree after a new count', async () => {
  await refreshAreas(database.db)
  await expectAgreement()
})

it('lists the best-known schools first, also those without a known point, with their figures', async () => {
  const area = await read(areaPath('alur', null))
  expect(area.schools[0].name).toBe('Unplaced')
  expect(area).toMatchObject({
    radius: 25,
    place_slug: 'alur',
    recognition_checked: 2,
    oldest: 1991,
    fees: { known: 1, lowest: 3000, middle: 3000, highest: 3000 },
  })
})

it('leaves a namesake of the town without a page', async () => {
  expect((await listOf('alur-north', 'cbse')).landing_page).toBeNull()
  expect((await listOf('alur-north', null)).landing_page).toBeNull()
})
