import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestApp } from '../../../test/app.ts'
import { createDemoApp } from '../../../test/demo.ts'
import type { Schema } from '../../contract/operations.ts'
import { normalise } from '../platform/text/normalise.ts'
import { writeDocuments } from './documents/write-documents.repository.ts'
import { dictionary } from './understanding/dictionary/dictionary.ts'
import { phrasesOfOtherLanguages } from './understanding/dictionary/other-languages.ts'

let server: TestApp
beforeAll(async () => {
  server = await createDemoApp()
  await server.database.pool.query(
    `update place set point_rank = 1 where slug = 'jayanagar-bengaluru'`,
  )
})

async function get(path: string, query: Record<string, string>) {
  const response = await server.app.inject({ url: `/api${path}`, query })
  expect(response.statusCode).toBe(200)
  return response.json()
}
const search = (query: string, more: Record<string, string> = {}) =>
  get('/search', { query, ...more })
const suggest = (key: string) => get('/search/suggestions', { key })
/** The list at `url`. */
const listAt = async (url: string) => {
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  const paths: Record<string, string> = {
    '/schools': '/schools/all',
    '/tuitions-and-activities': '/stores/products',
    '/jobs': '/jobs',
  }
  const kind = /beyond-school\/(tuition|activit|camp|workshop)/.exec(pathname)?.[1]
  const kinds: Record<string, string> = { activit: 'activity' }
  const query = Object.fromEntries(searchParams)
  return kind
    ? get('/stores/products', { ...query, kind: kinds[kind] ?? kind })
    : get(paths[pathname] ?? '', query)
}

type Meaning = Schema<'SearchMeaning'>
/** The list and its parts, in short. */
function inShort({ list, product_kind: kind, parts }: Meaning): string {
  const shown = parts.map((part) => {
    if (part.type === 'place') return `${part.name}, ${part.detail}`
    if (part.type === 'fee') return `${part.min ?? ''}-${part.max ?? ''}`
    return 'value' in part ? String(part.value) : part.type
  })
  return [kind ?? list, ...shown].join(' | ')
}

describe('GET /search with a query that asks for a list', () => {
  it.each([
    ['cbse school bangalore', 'schools | CBSE | Bengaluru, Karnataka'],
    ['schools in kochi', 'schools | Kochi, Kerala'],
    ['boarding school', 'schools | Boarding'],
    ['best school', 'schools'],
    ['schools in india', 'schools'],
    ['school under 60000', 'schools | -60000'],
    ['maths tuition bangalore', 'tuition | Mathematics | Bengaluru, Karnataka'],
    ['बेंगलुरु में सीबीएसई स्कूल', 'schools | CBSE | Bengaluru, Karnataka'],
    ['sasta school bangalore', 'schools | low_fees | Bengaluru, Karnataka'],
  ])('answers "%s" with the list %s', async (query, meaning) => {
    const { understood, counts, schools, products } = await search(query)
    expect(inShort(understood.meaning)).toBe(meaning)
    expect(understood.relaxed).toBeNull()
    expect(understood.total).toBeGreaterThan(0)
    const list = await listAt(understood.url)
    const total = list.total + (list.approximate?.count ?? 0)
    expect(total).toBe(understood.total)
    expect(counts[understood.meaning.list].value).toBe(total)
    const [shown] = understood.meaning.list === 'schools' ? schools : products
    expect(list.data.map(({ slug }: { slug: string }) => slug)).toContain(shown.slug)
  })

  it('lists the jobs of a subject, or of every subject if there are none', async () => {
    const { understood, jobs } = await search('science teacher vacancy')
    expect(inShort(understood.meaning)).toBe('jobs | Science')
    expect(understood).toMatchObject({ relaxed: null, url: '/jobs?subjects=Science' })
    expect(understood.total).toBe((await listAt(understood.url)).total)
    expect(jobs.length).toBeGreaterThan(0)
    const none = await search('sanskrit teacher vacancy')
    expect(none.understood.relaxed.dropped).toEqual([
      { type: 'subject', value: 'Sanskrit', without: 'teacher vacancy' },
    ])
    expect(none.understood.url).toBe('/jobs')
  })

  it('knows the places for which other languages have names', async () => {
    const phrases = [...phrasesOfOtherLanguages.values()].filter((each) => /^[A-Z]/.test(each))
    const names = [...new Set(phrases.map((each) => each.replace(/ mein$/, '')))]
    const { rows } = await server.database.pool.query<{ name: string }>(
      'select named.name from unnest($1::text[]) as named (name) where not exists (select from place where named.name in (place.name, place.district, place.state))',
      [names],
    )
    expect(
      rows.map(({ name }) => name).filter((name) => !dictionary.placeNames.has(normalise(name))),
    ).toEqual([])
  })

  it('says what was understood, and how to undo each part', async () => {
    const { understood } = await search('cbse school bangalore')
    expect(understood.meaning.parts).toEqual([
      { type: 'board', value: 'CBSE', without: 'school bangalore' },
      {
        type: 'place',
        name: 'Bengaluru',
        detail: 'Karnataka',
        place_type: 'town',
        is_near: false,
        without: 'cbse school',
      },
    ])
  })

  it('searches for the words instead on request', async () => {
    const { understood } = await search('cbse school bangalore', { words: 'true' })
    expect(understood).toBeNull()
  })

  it('relaxes one condition and says which, but never the place', async () => {
    const { understood, schools } = await search('ib boarding school in guwahati under 5000')
    expect(inShort(understood.meaning)).toBe('schools | IB | Boarding | -5000 | Guwahati, Assam')
    expect(understood.total).toBe(schools.length)
    const { relaxed } = understood
    expect([...relaxed.dropped, ...relaxed.by_name, relaxed.radius ?? ''].join()).not.toBe('')
    for (const { distance_km } of schools) expect(distance_km).toBeLessThanOrEqual(50)
  })

  it('does not take a village for the state of its name', async () => {
    await server.database.pool.query(`insert into school (id, slug, name, location, lat, lng) values
      (9990001, 'nagaland-1', 'Primary School Nagaland', 'Nagaland, Rewa', 24.5, 81.3)`)
    await writeDocuments(server.database.db, 'school', [9990001])
    const { understood, schools } = await search('schools in nagaland')
    expect(understood.meaning.parts).toMatchObject([{ type: 'place', place_type: 'state' }])
    expect(schools.map(({ slug }: { slug: string }) => slug)).not.toContain('nagaland-1')
    await server.database.pool.query('delete from school where id = 9990001')
    await writeDocuments(server.database.db, 'school', [9990001])
  })

  it('shows the nearest schools if a state has none, and says where they are', async () => {
    const { understood, schools, counts } = await search('cbse schools in nagaland')
    expect(inShort(understood.meaning)).toBe('schools | CBSE | Nagaland, ')
    const [first] = schools
    expect(understood.relaxed).toMatchObject({ dropped: [], radius: null, asked_radius: null })
    expect(understood.relaxed.nearest_place).toContain(first.state)
    expect(first).toMatchObject({ distance_km: null, boards: expect.arrayContaining(['CBSE']) })
    expect(counts.schools.value).toBe(understood.total)
    expect(understood.url).toBeNull()
  })

  describe('for one of two opposite types', () => {
    const schools = `insert into school (slug, name, city, district, state, lat, lng, place_accuracy) values
      ('lantern-girls', 'Lantern Girls School', 'Agartala', 'West Tripura', 'Tripura', 23.83, 91.28, null),
      ('lantern-both', 'Lantern Boys and Girls School', 'Agartala', 'West Tripura', 'Tripura', 23.83, 91.28, null),
      ('lantern-near', 'Lantern Kanya Convent', null, 'Golaghat', 'Assam', 26.1, 94.2, 'district'),
      ('lantern-near-both', 'Lantern Boys and Girls Convent', null, 'Golaghat', 'Assam', 26.1, 94.2, 'district')
      returning id`
    let ids: number[]
    beforeAll(async () => {
      const { rows } = await server.database.pool.query<{ id: number }>(schools)
      ids = rows.map(({ id }) => id)
      await writeDocuments(server.database.db, 'school', ids)
    })
    afterAll(async () => {
      await server.database.pool.query('delete from school where id = any($1::integer[])', [ids])
      await writeDocuments(server.database.db, 'school', ids)
    })

    it.each([
      ['girls schools in agartala', ['lantern-girls']],
      ['girls schools in tripura', ['lantern-girls']],
      ['private girls schools in nagaland', ['lantern-near']],
    ])('"%s" leaves out names that say both', async (query, slugs) => {
      const { schools } = await search(query, { kind: 'schools' })
      const found: string[] = schools.map(({ slug }: { slug: string }) => slug)
      expect(found.filter((slug) => slug.startsWith('lantern'))).toEqual(slugs)
    })
  })

  it('shows the nearest schools with other fees if none near a state has those fees', async () => {
    const { understood, schools } = await search('schools in nagaland under 1000')
    expect(understood.relaxed.dropped).toEqual([expect.objectContaining({ type: 'fee' })])
    expect(understood.relaxed.nearest_place).not.toBeNull()
    expect(schools.length).toBeGreaterThan(0)
  })

  it('lists a camp farther away before it leaves out a condition, and says so', async () => {
    const { understood, products } = await search('summer camp within 1 km of devanahalli')
    expect(understood.meaning.product_kind).toBe('camp')
    expect(understood.relaxed).toMatchObject({ asked_radius: 1, dropped: [] })
    expect(understood.relaxed.radius).toBeGreaterThan(1)
    expect(products.length).toBeGreaterThan(0)
  })

  it('lists offers farther away if only online ones are near, and says so', async () => {
    const { understood, products } = await search('activities within 1 km of devanahalli')
    expect(understood.relaxed).toMatchObject({ asked_radius: 1, dropped: [], has_online: true })
    expect(understood.relaxed.radius).toBeGreaterThan(1)
    const modes = products.map(({ mode }: { mode: string }) => mode)
    expect(modes[0]).not.toBe('online')
    const list = await listAt(understood.url)
    expect(list.total + (list.approximate?.count ?? 0)).toBe(understood.total)
  })

  it('lists online offers alone if no others are anywhere near', async () => {
    const { understood, products } = await search('activities near port blair')
    expect(understood.relaxed).toBeNull()
    expect(new Set(products.map(({ mode }: { mode: string }) => mode))).toEqual(new Set(['online']))
  })

  it('finds schools of a name elsewhere if the place has none, the nearest first', async () => {
    const { pool, db } = server.database
    const { rows } = await pool.query<{ id: number }>(
      `insert into school (slug, name, city, state, lat, lng) values
        ('zuhari-far', 'Zuhari School', 'Delhi', 'Delhi', 28.61, 77.21),
        ('zuhari-near', 'Zuhari School', 'Mysuru', 'Karnataka', 12.3, 76.64) returning id`,
    )
    const ids = rows.map(({ id }) => id)
    await db.transaction((tx) => writeDocuments(tx, 'school', ids))
    const { understood, schools } = await search('zuhari bangalore')
    expect(inShort(understood.meaning)).toBe('schools | zuhari | Bengaluru, Karnataka')
    expect(understood.relaxed).toMatchObject({ dropped: [], nearest_place: 'Mysuru, Karnataka' })
    expect(schools.map(({ slug }: { slug: string }) => slug)).toEqual(['zuhari-near', 'zuhari-far'])
    const near = await search('zuhari mysuru')
    expect(near.schools[0].slug).toBe('zuhari-near')
    expect(near.understood?.relaxed ?? null).toBeNull()
    await pool.query('delete from school where id = any($1::integer[])', [ids])
    await writeDocuments(db, 'school', ids)
  })

  describe('for a name with a misspelt place', () => {
    let ids: number[]
    beforeAll(async () => {
      const { rows } = await server.database.pool.query<{ id: number }>(
        `insert into school (slug, name, city, state, lat, lng) values
          ('zuhari-indiranagar', 'Delhi Zuhari School', 'Ward 7', 'Karnataka', 12.98, 77.64),
          ('zuhari-mysuru', 'Zuhari School', 'Mysuru', 'Karnataka', 12.3, 76.64),
          ('zuhari-delhi', 'Zuhari School', 'Delhi', 'Delhi', 28.61, 77.21),
          ('quillbrook', 'Quillbrook School', 'Ward 7', 'Karnataka', 12.98, 77.64),
          ('zuhari-patna', 'Delhi Zuhari School', 'Patna', 'Bihar', null, null),
          ('zuhari-paztnapur', 'Zuhari Paztnapur School', 'Jaipur', 'Rajasthan', 26.92, 75.79),
          ('moss-field', 'Moss Field School', 'Ward 7', 'Karnataka', 12.98, 77.64) returning id`,
      )
      ids = rows.map(({ id }) => id)
      await writeDocuments(server.database.db, 'school', ids)
    })
    afterAll(async () => {
      await server.database.pool.query('delete from school where id = any($1::integer[])', [ids])
      await writeDocuments(server.database.db, 'school', ids)
    })
    const slugs = (schools: { slug: string }[]) => schools.map(({ slug }) => slug)

    it.each([
      ['zuhari indirnagar', 'zuhari'],
      ['zuhari school in indirnagar', 'zuhari'],
      ['delhi zuhari school indirnagar', 'delhi zuhari'],
    ])('finds the schools of the name near it: %s', async (query, name) => {
      const { understood, schools } = await search(query)
      expect(inShort(understood.meaning)).toBe(`schools | ${name} | Indiranagar, Bengaluru`)
      expect(understood.relaxed).toBeNull()
      expect(slugs(schools)).toEqual(['zuhari-indiranagar'])
    })

    it.each([
      ['quill brook school indiranagar', 'quillbrook'],
      ['mossfield school indirnagar', 'moss-field'],
    ])('finds names in more or fewer words: %s', async (query, slug) => {
      expect(slugs((await search(query)).schools)).toEqual([slug])
    })

    it('lists those elsewhere if it has none, the nearest first', async () => {
      for (const query of ['zuhari school guwahatti', 'zuhari school in guwahatti']) {
        const { understood, schools } = await search(query)
        expect(inShort(understood.meaning)).toBe('schools | zuhari | Guwahati, Assam')
        expect(understood.relaxed).toMatchObject({ dropped: [], nearest_place: 'Delhi' })
        expect(slugs(schools)[0]).toBe('zuhari-delhi')
      }
    })

    it('rather finds the school of a misspelt name and place', async () => {
      for (const [query, slug] of [
        ['zuhary school mysurru', 'zuhari-mysuru'],
        ['delhi zuhari school paztna', 'zuhari-patna'],
      ] as const) {
        const { understood, schools } = await search(query)
        expect(understood).toBeNull()
        expect(slugs(schools)[0]).toBe(slug)
      }
    })
  })

  it.each(['girls', 'women', 'mahila'])(
    'lists senior secondary schools for colleges that no name has: %s',
    async (word) => {
      const { understood, schools } = await search(`${word} college bangalore`)
      expect(inShort(understood.meaning)).toBe(
        'schools | Girls | senior secondary | Bengaluru, Karnataka',
      )
      expect(understood.meaning.parts[1].without).toBe(`${word} bangalore`)
      expect(schools.length).toBeGreaterThan(0)
    },
  )

  it('lists the nearest senior secondary schools if the place has none, and says so', async () => {
    const { understood, schools } = await search('women college nagaland')
    expect(inShort(understood.meaning)).toBe('schools | Girls | senior secondary | Nagaland, ')
    expect(understood.relaxed.nearest_place).not.toBeNull()
    expect(schools.length).toBeGreaterThan(0)
  })

  it('leaves out words of a name that nothing has, and says which', async () => {
    const { understood, schools } = await search('qqxzz cbse school bangalore')
    expect(inShort(understood.meaning)).toBe('schools | CBSE | qqxzz | Bengaluru, Karnataka')
    expect(understood.relaxed.dropped).toEqual([
      { type: 'name', value: 'qqxzz', without: 'cbse school bangalore' },
    ])
    expect(schools).toHaveLength(Math.min(20, understood.total))
    const list = await listAt(understood.url)
    expect(list.total + (list.approximate?.count ?? 0)).toBe(understood.total)
  })

  it('searches without the words that mean nothing for search if nothing has them all', async () => {
    const { schools } = await search('kendriya vidyalaya')
    const asked = await search('kendriya vidyalaya admission form')
    expect(schools.length).toBeGreaterThan(0)
    expect(asked).toMatchObject({ did_you_mean: 'kendriya vidyalaya', schools })
    const contact = await search('contact number of kendriya vidyalaya')
    expect(contact).toMatchObject({ did_you_mean: 'kendriya vidyalaya', schools })
  })

  it('asks for a location when a search near me finds nothing', async () => {
    const { understood } = await search('nios boarding playschool near me')
    expect(understood.needs_place).toBe(true)
  })

  it('finds nothing for an unknown name without a place, which may be a place itself', async () => {
    const { understood, counts } = await search('cbse school qqxzz')
    expect(understood).toBeNull()
    expect(counts.schools.value).toBe(0)
  })

  it('links to the list with the results after something was relaxed', async () => {
    const { understood } = await search('cbse school in guwahati under 1000')
    expect(understood.relaxed.dropped).toEqual([expect.objectContaining({ type: 'fee' })])
    const list = await listAt(understood.url)
    expect(list.total + (list.approximate?.count ?? 0)).toBe(understood.total)
  })

  it('drops the only condition of a search in the whole country', async () => {
    const { understood, schools } = await search('schools under 1000')
    expect(understood.relaxed.dropped).toEqual([expect.objectContaining({ type: 'fee' })])
    expect(understood.url).toBe('/schools')
    expect(schools.length).toBeGreaterThan(0)
  })

  it('keeps the type when the fee has to go', async () => {
    const { understood, schools } = await search('boarding school under 1000')
    expect(inShort(understood.meaning)).toBe('schools | Boarding | -1000')
    expect(understood.relaxed.dropped).toEqual([expect.objectContaining({ type: 'fee' })])
    expect(understood.total).toBeLessThan((await listAt('/schools')).total)
    expect(schools.length).toBeGreaterThan(0)
  })

  it('looks for a type that no list filters by in names when the fee has to go', async () => {
    const { pool, db } = server.database
    const { rows } = await pool.query(
      `insert into school (slug, name) values ('private-lantern-school', 'Private Lantern School')
       returning id`,
    )
    await db.transaction((tx) => writeDocuments(tx, 'school', [rows[0].id]))
    const { understood, schools } = await search('private school under 1000')
    expect(understood.relaxed.dropped).toEqual([expect.objectContaining({ type: 'fee' })])
    expect(schools.map(({ name }: { name: string }) => name)).toContain('Private Lantern School')
  })

  it('links to the landing page of a board only if the place has schools of it', async () => {
    const ofBoard = await search('cbse schools in karnataka')
    expect(ofBoard.understood.landing_url).toBe('/schools/in/karnataka/board/cbse')
    await get('/schools/area', { state: 'karnataka', board: 'cbse' })
    const without = await search('nios schools in assam')
    expect(without.understood.landing_url).toBeNull()
  })

  it('says that near me needs a place, and lists the schools of the country', async () => {
    const everywhere = await search('cbse schools near me')
    expect(everywhere.understood.needs_place).toBe(true)
    expect(everywhere.schools.length).toBeGreaterThan(0)
    const all = await search('schools near me')
    expect(all.understood).toMatchObject({ needs_place: true, relaxed: null, url: '/schools' })
    expect(all.schools.length).toBeGreaterThan(0)
    const here = await search('cbse schools near me', { place: '12.9716,77.5946' })
    expect(here.understood.needs_place).toBe(false)
    expect(inShort(here.understood.meaning)).toBe('schools | CBSE | here')
    expect(here.schools[0].distance_km).toBeLessThan(25)
  })

  it('counts all schools of the country, also those without details', async () => {
    await server.database.pool.query(`insert into school (slug, name, city, district, state)
      select 'bare-' || n, 'Bare ' || n, 'Nowhere', 'Ukhrul', 'Manipur' from generate_series(1, 3) n`)
    const { total } = await get('/schools/all', {})
    expect((await search('schools near me')).understood.total).toBe(total)
    await server.database.pool.query(`delete from school where slug like 'bare-_'`)
  })

  it('reads a PIN code that only places have', async () => {
    const { understood } = await search('560038')
    expect(inShort(understood.meaning)).toBe('schools | Indiranagar, Bengaluru')
  })

  it('drops the words for near me with their part', async () => {
    const { understood } = await search('cbse schools near me', { place: '12.9716,77.5946' })
    expect(understood.meaning.parts).toContainEqual({ type: 'here', without: 'cbse schools' })
  })

  it('names the place of a site, also if it is a point', async () => {
    const { understood } = await search('cbse schools', { place: '12.9716,77.5946' })
    expect(inShort(understood.meaning)).toBe('schools | CBSE | 12.9716, 77.5946, ')
  })

  it('tells namesakes in one state apart by their district', async () => {
    const { understood } = await search('schools in udaipur')
    for (const { detail, query } of understood.alternatives) {
      expect(detail).not.toBe('Rajasthan')
      expect(query).toContain(detail)
    }
    expect(understood.alternatives).not.toEqual([])
  })

  it('keeps the board when several conditions have to go', async () => {
    const { understood, schools } = await search(
      'cbse boarding school with swimming pool in guwahati under 1000',
    )
    expect(understood.relaxed.dropped.length).toBeGreaterThan(1)
    expect(understood.relaxed.dropped).not.toContainEqual(
      expect.objectContaining({ type: 'board' }),
    )
    for (const { boards } of schools) expect(boards).toContain('CBSE')
  })

  it('lists the lowest fees first when the query says cheap', async () => {
    const { schools } = await search('cheap schools in bangalore', { kind: 'schools' })
    const fees = schools.map(({ fee_min: fee }: { fee_min: number | null }) => fee ?? 1e9)
    expect(fees.length).toBeGreaterThan(2)
    expect(fees).toEqual(fees.toSorted((a: number, b: number) => a - b))
  })

  it('pages through the list', async () => {
    const first = await search('schools in bangalore', { kind: 'schools' })
    const second = await search('schools in bangalore', { kind: 'schools', page: '2' })
    expect(first.totalPages).toBeGreaterThan(1)
    const slugs = [...first.schools, ...second.schools].map(({ slug }) => slug)
    expect(new Set(slugs).size).toBe(first.schools.length + second.schools.length)
  })

  it('searches for the words when schools are named after a village that few people know', async () => {
    const { pool, db } = server.database
    await pool.query(
      `insert into place (slug, source, source_id, name, norm, type, district, state, lat, lng, point_rank, popularity, band)
       values ('puraina-deoria', 'test', '1', 'Puraina', 'puraina', 'locality', 'Deoria', 'Uttar Pradesh', 26.3, 83.92, 4, 0.15, 2)`,
    )
    const { rows } = await pool.query(
      `insert into school (slug, name, lat, lng)
       values ('primary-school-puraina-345678', 'Primary School Puraina', 26.3, 83.92) returning id`,
    )
    await db.transaction((tx) => writeDocuments(tx, 'school', [rows[0].id]))
    const named = await search('pimary school puraina')
    expect(named.understood).toBeNull()
    expect(named.schools[0].name).toBe('Primary School Puraina')
    const { understood } = await search('primary schools in puraina')
    expect(inShort(understood.meaning)).toBe('schools | primary | Puraina, Deoria')
  })

  it('finds a name near a place that its address does not name', async () => {
    const [school] = (await search('schools in indiranagar')).schools
    const first = school.name.split(' ')[0]
    const { schools } = await search(`${first} indiranagar`)
    expect(schools.map(({ slug }: { slug: string }) => slug)).toContain(school.slug)
  })
})

type Distances = { distance_km: number | null }[]
const distances = (schools: Distances) => [
  ...new Set(schools.map(({ distance_km }) => distance_km)),
]

describe('GET /search near a place of which only the rough location is known', () => {
  const jayanagar = { place: 'Jayanagar, Bengaluru', radius: '10' }

  it('returns no distances for a query that names it, and says why', async () => {
    const { understood, schools } = await search('cbse schools near jayanagar bengaluru')
    expect(inShort(understood.meaning)).toMatch(/^schools \| CBSE \| Jayanagar, /)
    expect(understood.is_place_approximate).toBe(true)
    expect(distances(schools)).toEqual([null])
  })

  it('returns no distances for a list or for names near it, and says why', async () => {
    for (const query of ['cbse schools', 'vidya']) {
      const { near, schools } = await search(query, jayanagar)
      expect(near).toMatchObject({ name: 'Jayanagar', is_approximate: true })
      expect(distances(schools)).toEqual([null])
    }
  })

  it('returns distances from places with a known location, but none from a district', async () => {
    const { understood } = await search('cbse schools near indiranagar bengaluru')
    expect(understood.is_place_approximate).toBe(false)
    const district = await search('schools near ernakulam district')
    expect(district.understood.is_place_approximate).toBe(false)
    expect(distances(district.schools)).toEqual([null])
  })
})

describe('GET /search with a place beside the query', () => {
  const km = ({ distance_km }: { distance_km: number | null }) => distance_km ?? Infinity

  it('lists what the query asks for near the place', async () => {
    const { understood, near, schools } = await search('cbse schools', {
      place: 'Bengaluru',
      radius: '8',
    })
    expect(near).toMatchObject({ name: 'Bengaluru', radius: 8, is_known: true, is_widened: false })
    expect(understood.meaning.parts.at(-1)).toMatchObject({ type: 'place', is_near: true })
    expect(understood.url).toMatch(/place=bengaluru.*radius=8/)
    const measured = schools.filter(
      (school: { distance_km: number | null }) => km(school) < Infinity,
    )
    expect(measured.length).toBeGreaterThan(0)
    for (const school of measured) expect(km(school)).toBeLessThanOrEqual(8)
    const list = await listAt(understood.url)
    expect(list.total + (list.approximate?.count ?? 0)).toBe(understood.total)
  })

  it('lists all schools near the place', async () => {
    const { understood, near } = await search('schools', { place: 'Bengaluru' })
    expect(understood.total).toBeGreaterThan(0)
    expect(near.radius).toBe(25)
  })

  it('says which radius was searched if there is nothing within it', async () => {
    const { understood, near } = await search('cbse schools', {
      place: '12.75,77.35',
      radius: '1',
    })
    expect(near.radius).toBe(1)
    expect(understood.total).toBeGreaterThan(0)
    expect(understood.relaxed).toMatchObject({ asked_radius: 1 })
    expect(understood.relaxed.radius).toBeGreaterThan(1)
  })

  it('leaves the place to a query that names its own', async () => {
    const { understood, near } = await search('schools in kochi', { place: 'Bengaluru' })
    expect(near).toBeNull()
    expect(understood.meaning.parts.at(-1)).toMatchObject({ name: 'Kochi' })
  })

  it('finds names within the radius only, and counts only those', async () => {
    const place = { place: '12.9716,77.5946', radius: '10' }
    const { understood, near, schools, counts } = await search('vidya', place)
    expect(understood).toBeNull()
    expect(near).toMatchObject({ name: '12.9716, 77.5946', radius: 10, is_widened: false })
    const everywhere = await search('vidya')
    expect(counts.schools.value).toBeGreaterThan(0)
    expect(counts.schools.value).toBeLessThan(everywhere.counts.schools.value)
    for (const school of schools) expect(km(school)).toBeLessThanOrEqual(10)
    const page = await search('vidya', { ...place, kind: 'schools' })
    expect(page.counts).toEqual(counts)
    expect(page.schools).toHaveLength(Math.min(20, counts.schools.value))
  })

  it('shows the nearest and says so if no name is within the radius', async () => {
    const { near, schools } = await search('vidya', { place: '8.0883,77.5385', radius: '1' })
    expect(near).toMatchObject({ radius: 1, is_widened: true })
    expect(schools.length).toBeGreaterThan(0)
  })

  it('searches everywhere and says so if there is no such place', async () => {
    for (const place of ['Atlantis', '91,0']) {
      const { near, counts } = await search('vidya', { place, radius: '5' })
      expect(near).toEqual({
        name: place,
        detail: '',
        radius: null,
        is_known: false,
        is_approximate: false,
        is_widened: false,
      })
      expect(counts).toEqual((await search('vidya')).counts)
    }
  })
})

describe('GET /search/suggestions', () => {
  it.each([
    ['cbse schools in be', 'schools | CBSE | Bengaluru, Karnataka'],
    // A word of Hindi, and the beginning of Kolkata.
    ['cbse ko', 'schools | CBSE | Kolkata, West Bengal'],
  ])('completes a place from two letters: %s', async (key, meaning) => {
    const { understood } = await suggest(key)
    expect(inShort(understood.meaning)).toBe(meaning)
  })

  it('offers the schools of a common name near a place that none of them names', async () => {
    const { understood, names } = await suggest('convent school indiranagar')
    expect(inShort(understood.meaning)).toBe('schools | convent | Indiranagar, Bengaluru')
    expect(names.length).toBe(understood.total)
    for (const { name, address } of names) {
      expect(name).toContain('Convent')
      expect(address).toContain('Bengaluru')
    }
  })

  it('suggests the search with its number of results, then places, then names', async () => {
    const { understood, names } = await suggest('cbse schools in beng')
    expect(inShort(understood.meaning)).toBe('schools | CBSE | Bengaluru, Karnataka')
    const { understood: result } = await search(understood.query)
    expect(result.total).toBe(understood.total)
    expect(names.length).toBeGreaterThan(0)
  })

  it('does not read near me as the beginning of a place', async () => {
    for (const query of ['near me', 'schools near me', 'cbse schools near me']) {
      const { understood, places } = await suggest(query)
      const parts: Meaning['parts'] = understood?.meaning.parts ?? []
      expect(parts.filter(({ type }) => type === 'place')).toEqual([])
      expect(places).toEqual([])
    }
  })

  it('does not suggest names for the words near me', async () => {
    const { pool, db } = server.database
    const { rows } = await pool.query(
      `insert into school (slug, name, lat, lng)
       values ('near-metro-school', 'Near Metro School', 12.9716, 77.5946) returning id`,
    )
    await db.transaction((tx) => writeDocuments(tx, 'school', [rows[0].id]))
    const namesFor = async (key: string, more: Record<string, string> = {}) =>
      (await get('/search/suggestions', { key, ...more })).names.map(
        ({ name }: { name: string }) => name,
      )
    expect(await namesFor('near met')).toContain('Near Metro School')
    expect(await namesFor('near me')).toEqual([])
    expect(await namesFor('schools near me')).not.toContain('Near Metro School')
    const inDelhi = { lat: '28.61', lng: '77.21' }
    const near = await namesFor('near me', inDelhi)
    expect(near.length).toBeGreaterThan(0)
    expect(near).not.toContain('Near Metro School')
    await pool.query('delete from school where id = $1', [rows[0].id])
    await writeDocuments(db, 'school', [rows[0].id])
  })

  it('suggests only places that all words of the query fit', async () => {
    const namesFor = async (query: string) =>
      (await suggest(query)).places.map(({ name }: { name: string }) => name)
    expect(await namesFor('indiranagar west')).toContain('Indiranagar')
    expect(await namesFor('indiranagar west')).not.toContain('West Bengal')
    expect(await namesFor('green valley ben')).toEqual([])
    expect(await namesFor('cbse schools indiranag')).toContain('Indiranagar')
    expect(await namesFor('bengaluru indiranag')).toEqual(['Indiranagar'])
  })

  it('suggests places whose name begins with the text', async () => {
    const { places } = await suggest('indiranag')
    expect(places[0]).toMatchObject({ name: 'Indiranagar' })
    const { understood } = await search(places[0].query)
    expect(inShort(understood.meaning)).toMatch(/^schools \| Indiranagar/)
  })

  it('returns at most the requested number in all', async () => {
    const { understood, places, names } = await suggest('schools in bengaluru')
    expect((understood ? 1 : 0) + places.length + names.length).toBeLessThanOrEqual(10)
  })

  it('suggests names only for a name', async () => {
    expect((await suggest('vidya')).understood).toBeNull()
  })

  it('returns nothing for a key without letters or digits', async () => {
    expect(await suggest('!!')).toEqual({ understood: null, places: [], names: [] })
  })
})
