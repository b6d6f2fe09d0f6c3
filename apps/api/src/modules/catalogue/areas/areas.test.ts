import { beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { refreshAreas, refreshStaleAreas } from './refresh-areas.repository.ts'

let app: TestApp['app']
let database: TestApp['database']

beforeAll(async () => {
  const created = await createTestApp({ config: { publicUrl: 'https://edbazaar.example' } })
  app = created.app
  database = created.database
  await database.pool.query(`
    insert into place (slug, source, source_id, name, norm, type, state, lat, lng) values
      ('mysuru', 'test', '1', 'Mysuru', 'mysuru', 'town', 'Karnataka', 12.3, 76.65),
      ('hunsur', 'test', '2', 'Hunsur', 'hunsur', 'town', 'Karnataka', 12.3, 76.3),
      ('jammu', 'test', '3', 'Jammu', 'jammu', 'town', 'Jammu & Kashmir', 32.7, 74.8);
    insert into school (slug, name, city, district, state, lat, lng, popularity, filter_ids, fee_min,
        established_on, is_recognition_checked)
      select 'mysuru-' || n, 'Mysuru ' || n, case n when 1 then 'MYSURU' else 'Mysuru' end, 'Mysuru',
        'Karnataka', 12.3, 76.6, n / 100.0,
        case when n % 2 = 0 then '{1,16}'::int[] else '{2,18}'::int[] end,
        case when n < 6 then n * 10000 end, date '1990-06-01' + n * 366, n = 1
      from generate_series(1, 30) n;
    insert into school (slug, name, city, district, state, lat, lng)
      select 'hunsur-' || n, 'Hunsur ' || n, 'Hunsur', 'Mysuru', 'Karnataka', 12.3, 76.3
      from generate_series(1, 4) n;
    insert into school (slug, name, city, district, state, lat, lng)
      select 'mandya-' || n, 'Mandya ' || n, 'Ward No ' || n % 2, 'Mandya', 'Karnataka', 12.5, 76.9
      from generate_series(1, 60) n;
    insert into school (slug, name, city, district, state) values
      ('jammu-1', 'Jammu', 'Jammu', 'Jammu', 'Jammu & Kashmir'),
      ('abroad-1', 'Abroad', 'Dubai', null, 'Dubai');
    update school set filter_ids = '{1}' where slug = 'abroad-1';
    insert into school (slug, name, city, district, state, is_active) values
      ('gone-1', 'Gone', 'Mysuru', 'Mysuru', 'Karnataka', false)`)
  await refreshAreas(database.db)
})

const request = (query: string) => app.inject(`/api/schools/area?${query}`)
const read = async (query: string) => (await request(query)).json()
const named = (links: { role: string; name: string; total: number }[], role: string) =>
  links.filter((link) => link.role === role).map(({ name, total }) => [name, total])

describe('area pages', () => {
  it('counts the public schools of a city under all its spellings', async () => {
    const area = await read('state=karnataka&place=mysuru')
    expect(area).toMatchObject({
      kind: 'city',
      name: 'Mysuru',
      state: { slug: 'karnataka', name: 'Karnataka' },
      place_slug: 'mysuru',
      total: 30,
      recognition_checked: 1,
      oldest: 1991,
      fees: { known: 5, lowest: 10_000, middle: 30_000, highest: 50_000 },
      boards: [
        { slug: 'cbse', name: 'CBSE', total: 15 },
        { slug: 'icse', name: 'ICSE', total: 15 },
      ],
      types: [
        { name: 'Co-educational', total: 15 },
        { name: 'Girls', total: 15 },
      ],
    })
    expect(area.schools).toHaveLength(20)
    expect(area.schools[0].name).toBe('Mysuru 30')
  })

  it('lists each school once, in pages, and returns 404 after the last page', async () => {
    const [first, second] = [
      await read('state=karnataka&page=1'),
      await read('state=karnataka&page=2'),
    ]
    expect([first.page, first.per_page, first.totalPages, second.page]).toEqual([1, 20, 5, 2])
    const last = await read('state=karnataka&page=5')
    expect(last.schools).toHaveLength(14)
    const slugs = [first, second, last].flatMap(({ schools }) =>
      schools.map(({ slug }: { slug: string }) => slug),
    )
    expect(new Set(slugs).size).toBe(54)
    expect(second.schools[0].name).toBe('Mysuru 10')
    const ofBoard = await read('state=karnataka&board=cbse')
    expect([ofBoard.totalPages, ofBoard.schools.length]).toEqual([1, 15])
    for (const [query, status] of [
      ['state=karnataka&page=6', 404],
      ['state=karnataka&board=cbse&page=2', 404],
      ['state=karnataka&page=0', 400],
      ['state=karnataka&page=two', 400],
    ] as const)
      expect([query, (await request(query)).statusCode]).toEqual([query, status])
  })

  it('links the district of a city and nearby cities', async () => {
    const { links } = await read('state=karnataka&place=mysuru')
    expect(named(links, 'district')).toEqual([['Mysuru', 34]])
    expect(named(links, 'nearby')).toEqual([['Hunsur', 4]])
  })

  it('counts districts and links their cities and nearby districts', async () => {
    const area = await read('state=karnataka&place=mysuru-district')
    expect(area).toMatchObject({ kind: 'district', name: 'Mysuru', total: 34, place_slug: null })
    expect(named(area.links, 'cities')).toEqual([
      ['Mysuru', 30],
      ['Hunsur', 4],
    ])
    expect(named(area.links, 'nearby')).toEqual([['Mandya', 60]])
  })

  it('counts states and India, and has no page for wards and places abroad', async () => {
    const state = await read('state=karnataka')
    expect(state).toMatchObject({ kind: 'state', total: 94, slug: null, fees: { known: 5 } })
    expect(named(state.links, 'districts')).toEqual([
      ['Mandya', 60],
      ['Mysuru', 34],
    ])
    expect(named(state.links, 'cities')).toEqual([
      ['Mysuru', 30],
      ['Hunsur', 4],
    ])
    const country = await read('')
    expect(country).toMatchObject({ kind: 'country', name: 'India', state: null, total: 96 })
    for (const board of ['', 'cbse', 'icse']) {
      const list = `filter_ids=${{ cbse: 1, icse: 2 }[board] ?? ''}`
      const { total } = (await app.inject(`/api/schools/all?${board && list}`)).json()
      expect([board, (await read(board && `board=${board}`)).total]).toEqual([board, total])
    }
    expect(named(country.links, 'states')).toEqual([
      ['Jammu & Kashmir', 1],
      ['Karnataka', 94],
    ])
    expect((await request('state=jammu-and-kashmir')).statusCode).toBe(200)
    for (const unknown of ['state=dubai', 'state=karnataka&place=ward-no-1'])
      expect([unknown, (await request(unknown)).statusCode]).toEqual([unknown, 404])
  })

  it('counts the schools of one board, and links areas that have some', async () => {
    const area = await read('state=karnataka&place=mysuru&board=cbse')
    expect(area).toMatchObject({
      board: { slug: 'cbse', name: 'CBSE' },
      total: 15,
      types: [{ name: 'Co-educational', total: 15 }],
      fees: { known: 2, lowest: 20_000, middle: 20_000, highest: 40_000 },
    })
    expect(area.boards).toHaveLength(2)
    expect(area.schools.every(({ boards }: { boards: string[] }) => boards[0] === 'CBSE')).toBe(
      true,
    )
    expect(named(area.links, 'nearby')).toEqual([])
    expect((await read('board=icse')).total).toBe(15)
    expect((await request('state=karnataka&place=hunsur&board=cbse')).statusCode).toBe(404)
  })

  it('stands for the list near its place, also with its board', async () => {
    const landingOf = async (list: string) =>
      (await app.inject(`/api/schools/all?${list}`)).json().landing_page
    const cbse = { slug: 'cbse', name: 'CBSE' }
    const mysuru = {
      kind: 'city',
      name: 'Mysuru',
      state: { slug: 'karnataka', name: 'Karnataka' },
      slug: 'mysuru',
      board: cbse,
    }
    expect(await landingOf('place=mysuru&filter_ids=1')).toEqual(mysuru)
    expect(await landingOf('place=mysuru&filter_ids=2&sort=fees')).toMatchObject({
      ...mysuru,
      board: { slug: 'icse', name: 'ICSE' },
    })
    expect(await landingOf('place=mysuru')).toEqual({ ...mysuru, board: null })
    expect(await landingOf('place=mysuru&radius=25')).toEqual({ ...mysuru, board: null })
    expect(await landingOf('filter_ids=1')).toMatchObject({
      name: 'India',
      state: null,
      slug: null,
    })
    for (const other of [
      'place=hunsur&filter_ids=1',
      '',
      'place=mysuru&radius=5',
      'place=mysuru&fee_max=5000',
      'place=mysuru&ages=6-11',
      'lat=12.3&lng=76.6',
      'place=mysuru&filter_ids=1,2',
      'place=mysuru&filter_ids=1,16',
      'place=mysuru&filter_ids=16',
      'place=mysuru&filter_ids=1&radius=5',
      'place=mysuru&filter_ids=1&fee_max=5000',
      'lat=12.3&lng=76.6&filter_ids=1',
    ])
      expect([other, await landingOf(other)]).toEqual([other, null])
  })

  it.each([
    ['an unknown state', 'state=atlantis', 404],
    ['an unknown place', 'state=karnataka&place=atlantis', 404],
    ['a place without its state', 'place=mysuru', 404],
    ['an unknown board', 'state=karnataka&board=hogwarts', 404],
    ['an invalid slug', `state=${encodeURIComponent("' or true --")}`, 400],
    ['a very long slug', `state=${'a'.repeat(200)}`, 400],
  ])('returns an error for %s', async (_, query, status) => {
    expect((await request(query)).statusCode).toBe(status)
  })

  it('is recounted when it is a day old, and not before', async () => {
    await database.pool.query(`update school set is_active = false where slug = 'mysuru-30'`)
    expect(await refreshStaleAreas(database.db)).toBe(false)
    await database.pool.query(`update area set refreshed_at = now() - interval '25 hours'`)
    expect(await refreshStaleAreas(database.db)).toBe(true)
    await database.pool.query(`insert into import_run
      (kind, file_name, fingerprint, stage, counts, finished_at)
      values ('schools', 'a.csv', 'f', 'finished', '{}', now())`)
    expect(await refreshStaleAreas(database.db)).toBe(true)
    expect(await refreshStaleAreas(database.db)).toBe(false)
    const { total, schools } = await read('state=karnataka&place=mysuru')
    expect([total, schools[0].name]).toEqual([29, 'Mysuru 29'])
  })

  it('has its pages in separate sitemap files', async () => {
    const index = (await app.inject('/sitemap.xml')).body
    expect(index).toContain('/sitemaps/areas-1.xml')
    expect(index).toContain('/sitemaps/area-boards-1.xml')
    const places = (await app.inject('/sitemaps/areas-1.xml')).body
    for (const path of ['', '/karnataka', '/karnataka/mysuru', '/karnataka/mysuru-district'])
      expect(places).toContain(`<loc>https://edbazaar.example/schools/in${path}</loc>`)
    const boards = (await app.inject('/sitemaps/area-boards-1.xml')).body
    for (const path of [
      '/board/cbse',
      '/in/karnataka/board/cbse',
      '/in/karnataka/mysuru/board/icse',
    ])
      expect(boards).toContain(`<loc>https://edbazaar.example/schools${path}</loc>`)
  })
})
