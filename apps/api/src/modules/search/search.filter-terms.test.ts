import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { products, schools, stores } from '../../db/schema/index.ts'
import { writeDocuments } from './documents/write-documents.repository.ts'

const pune = { city: 'Pune', state: 'Maharashtra', lat: 18.52, lng: 73.85 }
const jaipur = { city: 'Jaipur', state: 'Rajasthan', lat: 26.91, lng: 75.79 }
const dehradun = { city: 'Dehradun', state: 'Uttarakhand', lat: 30.32, lng: 78.03 }
const [cbse, icse, kindergarten, state, online, boarding, ib, day, girls] = [
  1, 2, 3, 5, 6, 7, 9, 14, 18,
]
const schoolRows = [
  { name: 'Gulmohar Vidyalaya', ...pune, filterIds: [cbse, day] },
  { name: 'Neem Tree Academy', ...pune, filterIds: [cbse, ib], popularity: 0.9 },
  { name: 'CBSE Public School', ...pune, popularity: 0.1 },
  { name: 'Little Lotus', ...pune, filterIds: [kindergarten] },
  { name: 'Ibrahim Memorial', ...pune, popularity: 0.9 },
  { name: 'Peacock Public School', ...jaipur, filterIds: [cbse, girls] },
  { name: 'Sandstone School', ...jaipur, filterIds: [state, icse] },
  { name: 'Sal Forest School', ...dehradun, filterIds: [boarding, icse] },
  { name: 'Rajpur Road School', ...dehradun, filterIds: [day] },
  { name: 'Screen School', filterIds: [online, state] },
]

let server: TestApp

beforeAll(async () => {
  server = await createTestApp()
  await server.database.db.transaction(async (tx) => {
    const made = await tx
      .insert(schools)
      .values(schoolRows.map((row, i) => ({ slug: `school-${i}`, ...row })))
      .returning({ id: schools.id })
    await writeDocuments(
      tx,
      'school',
      made.map(({ id }) => id),
    )
    const [store] = await tx.insert(stores).values({ brandName: 'Sums and Signs' }).returning()
    if (!store) throw new Error('no store')
    const [product] = await tx
      .insert(products)
      .values({
        storeId: store.id,
        slug: 'sums-1',
        name: 'Sums after School',
        kind: 'tuition',
        mode: 'centre',
        priceUnit: 'month',
        city: 'Pune',
        filterIds: [321],
      })
      .returning()
    if (product) await writeDocuments(tx, 'product', [product.id])
  })
})

const request = async (path: string, query: Record<string, string>) => {
  const response = await server.app.inject({ url: `/api${path}`, query })
  expect(response.statusCode).toBe(200)
  return response.json()
}
const namesOf = (found: { name: string }[]) => found.map(({ name }) => name)
const suggested = async (key: string, location: Record<string, string> = {}) =>
  namesOf(await request('/schools/home-autocomplete', { key, ...location }))
const schoolsOf = async (query: string, kind = 'schools') =>
  namesOf((await request('/search', { query, kind })).schools)

describe('boards and types of schools in queries', () => {
  it.each([
    ['icse school jaipur', ['Sandstone School']],
    ['ICSE board schools in Jaipur', ['Sandstone School']],
    ['state board school jaipur', ['Sandstone School']],
    ['ib schools in pune', ['Neem Tree Academy']],
    ['international baccalaureate pune', ['Neem Tree Academy']],
    ['boarding school dehradun', ['Sal Forest School']],
    ['residential schools in dehradun', ['Sal Forest School']],
    ['icse boarding school', ['Sal Forest School']],
    ['day schools in dehradun', ['Rajpur Road School']],
    ['online school', ['Screen School']],
    ['best kindergarten in pune', ['Little Lotus']],
    ['pre-school pune', ['Little Lotus']],
    ['girls school jaipur', ['Peacock Public School']],
    ['cbse peacock', ['Peacock Public School']],
    ['cbsc schools jaipur', ['Peacock Public School']],
    ['icse schools in dehra', ['Sal Forest School']],
  ])('"%s" finds %j', async (query, names) => {
    expect(await schoolsOf(query)).toEqual(names)
    const suggestions = await suggested(query)
    expect(suggestions.slice(0, names.length)).toEqual(names)
  })

  it('ranks schools with the word in their name first', async () => {
    const names = ['CBSE Public School', 'Neem Tree Academy', 'Gulmohar Vidyalaya']
    expect(await schoolsOf('cbse school in pune')).toEqual(names)
    expect(await suggested('cbse school in pune')).toEqual([...names, 'Sums after School'])
  })

  it('treats the start of another word as text, not as a filter value', async () => {
    expect(await suggested('ib')).toEqual(['Neem Tree Academy', 'Ibrahim Memorial'])
    expect(await suggested('ibr')).toEqual(['Ibrahim Memorial'])
  })

  it('ranks nearby schools first with a location', async () => {
    const inJaipur = { lat: String(jaipur.lat), lng: String(jaipur.lng) }
    expect((await suggested('cbse school', inJaipur))[0]).toBe('Peacock Public School')
  })

  it('finds them with a misspelt place, and suggests its spelling', async () => {
    const found = await request('/search', { query: 'icse school in jaiupr' })
    expect(namesOf(found.schools)).toEqual(['Sandstone School'])
    expect(found.did_you_mean).toBe('icse school in jaipur')
    expect(await suggested('icse school in jaiupr')).toEqual(['Sandstone School'])
  })

  it('has the same counts for all kinds and for one', async () => {
    const query = 'cbse school in pune'
    const three = { value: 3, is_exact: true }
    expect((await request('/search', { query })).counts.schools).toEqual(three)
    expect((await request('/search', { query, kind: 'schools' })).counts.schools).toEqual(three)
    expect((await request('/search', { query })).counts.products).toEqual({
      value: 1,
      is_exact: true,
    })
  })

  it('shows the schools of the place if no school has the filter value, and suggests the query without it', async () => {
    const found = await request('/search', { query: 'nios school dehradun' })
    expect(namesOf(found.schools).sort()).toEqual(['Rajpur Road School', 'Sal Forest School'])
    expect(found.did_you_mean).toBe('dehradun')
  })

  it('no longer matches once the school loses the filter value', async () => {
    const { db } = server.database
    const change = (filterIds: number[]) =>
      db.transaction(async (tx) => {
        const [row] = await tx
          .insert(schools)
          .values({ id: 900_001, slug: 'changing', name: 'Changing School', filterIds })
          .onConflictDoUpdate({ target: schools.id, set: { filterIds } })
          .returning()
        if (row) await writeDocuments(tx, 'school', [row.id])
      })
    await change([online])
    expect(await schoolsOf('online')).toContain('Changing School')
    await change([])
    expect(await schoolsOf('online')).not.toContain('Changing School')
  })

  it('matches documents written before documents had filter values', async () => {
    const { pool } = server.database
    await pool.query(`update search_document d set keys = array(
      select key from unnest(d.keys) key where key <> all(
        (select s.filter_ids from school s where s.id = d.ref_id)::integer[]))
      where kind = 'school'`)
    expect(await schoolsOf('girls school jaipur')).toEqual([])
    const file = new URL('../../db/migrations/0022_search_filter_words.sql', import.meta.url)
    const [update = ''] = (await readFile(file, 'utf8')).split('--> statement-breakpoint')
    await pool.query(update)
    await pool.query(update)
    expect(await schoolsOf('girls school jaipur')).toEqual(['Peacock Public School'])
  })
})
