import { beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { jobs, products, schools, stores } from '../../db/schema/index.ts'
import { uncachedReads } from '../platform/changes/cached-reads.ts'
import { wordKey } from '../platform/text/word-keys.ts'
import { writeDocuments } from './documents/write-documents.repository.ts'
import { createSearch, type Search } from './search.service.ts'
import { createCandidatesRepository } from './suggest/candidates.repository.ts'
import { ordinaryNames, towns } from './testing.names.ts'

const special = [
  { name: 'Kendriya Vidyalaya', city: 'Pune', popularity: 0.6 },
  { name: 'Kendriya Vidyalaya No. 2', city: 'Bokaro', popularity: 0.6 },
  { name: 'KV Cantt', city: 'Jaipur', popularity: 0.5 },
  { name: 'Delhi Public School', city: 'Bokaro', popularity: 0.7 },
  { name: 'D.P.S. Bokari School', city: 'Patna', popularity: 0.7 },
  { name: 'D.A.V. Public School', city: 'Patna', popularity: 0.5 },
  { name: 'सरस्वती शिशु मंदिर', city: 'Lucknow', popularity: 0.4 },
  { name: 'Orchid', city: 'Jaipur', popularity: 0.1 },
  { name: 'Orchid Valley School', city: 'Patna', popularity: 0.9 },
  { name: 'Doonvalley Academy', city: 'Kochi', popularity: 0.1 },
  { name: 'Orchd School', city: 'Kochi', popularity: 0.95 },
  { name: 'Doon Valley School', city: 'Patna', popularity: 0.9 },
  { name: 'Don Bosco School', city: 'Kochi', popularity: 0.95 },
]

let database: TestDatabase
let search: Search

beforeAll(async () => {
  database = await createTestDatabase()
  search = createSearch(createCandidatesRepository(database.pool, uncachedReads))
  const ordinary = towns.flatMap((town, t) =>
    ordinaryNames.map((name, n) => ({ name, ...town, popularity: 0.2 + ((t * 7 + n) % 10) / 50 })),
  )
  const rows = [
    ...ordinary,
    ...special.map((each) => ({ ...towns.find(({ city }) => city === each.city), ...each })),
  ].map((each, i) => ({ ...each, slug: `school-${100_000 + i}` }))
  await database.db.transaction(async (tx) => {
    const made = await tx.insert(schools).values(rows).returning({ id: schools.id })
    await writeDocuments(
      tx,
      'school',
      made.map(({ id }) => id),
    )
    const [store] = await tx
      .insert(stores)
      .values({ brandName: 'Natya Kala Kendra', city: 'Pune' })
      .returning()
    if (!store) throw new Error('no store')
    await writeDocuments(tx, 'store', [store.id])
    const [product] = await tx
      .insert(products)
      .values({
        storeId: store.id,
        slug: 'kathak-1',
        name: 'Kathak for Beginners',
        kind: 'activity',
        mode: 'centre',
        priceUnit: 'month',
        city: 'Pune',
      })
      .returning()
    const [job] = await tx
      .insert(jobs)
      .values({ title: 'Physics Teacher', location: 'Pune' })
      .returning()
    if (product) await writeDocuments(tx, 'product', [product.id])
    if (job) await writeDocuments(tx, 'job', [job.id])
  })
})

const pune = { lat: 18.52, lng: 73.85 }
const typed = async (key: string, location: { lat: number; lng: number } | null = null) =>
  search.suggest({ key, location, limit: 10 })
const names = async (key: string, location: { lat: number; lng: number } | null = null) =>
  (await typed(key, location)).map(({ name }) => name)

describe('suggest', () => {
  it('finds names with two words for the same letters beside those with one', async () => {
    const repository = createCandidatesRepository(database.pool, uncachedReads)
    const frequent = new Map(['doon', 'valley'].map((word) => [wordKey(word), 500]))
    const asOften = createSearch({ ...repository, frequent: async () => frequent })
    const request = { key: 'doonvalley', location: null, limit: 10 }
    const found = (await asOften.suggest(request)).map(({ name }) => name)
    expect(found).toEqual(['Doonvalley Academy', 'Doon Valley School'])
  })

  it('ranks the whole name before its start, and that before a correction', async () => {
    const inOrder = ['Orchid', 'Orchid Valley School', 'Orchd School']
    expect(await names('orchid')).toEqual(inOrder)
  })

  it.each([
    ['kv', 'Kendriya Vidyalaya'],
    ['kendriya vidhyalay', 'Kendriya Vidyalaya'],
    ['kv bokaro', 'Kendriya Vidyalaya No. 2'],
    ['kendriya cantt', 'KV Cantt'],
    ['dps', 'Delhi Public School'],
    ['delhi pubic school', 'Delhi Public School'],
    ['orchid valey chool', 'Orchid Valley School'],
    ['dav', 'D.A.V. Public School'],
    ['valley doon', 'Doon Valley School'],
    ['bosc', 'Don Bosco School'],
    ['saraswati shishu', 'सरस्वती शिशु मंदिर'],
    ['सरस्वती शिशु', 'सरस्वती शिशु मंदिर'],
    ['kathk', 'Kathak for Beginners'],
    ['natya kala', 'Natya Kala Kendra'],
    ['physics', 'Physics Teacher'],
  ])('understands %s', async (key, name) => {
    expect(await names(key)).toContain(name)
  })

  it('finds the school of a name and a place without names that are spelt like the place', async () => {
    const found = await typed('dps bokaro')
    expect(found).toMatchObject([{ name: 'Delhi Public School', detail: 'Bokaro, Jharkhand' }])
  })

  it('finds a place by its old name', async () => {
    const found = await typed('tagore academy mysore')
    expect(found[0]).toMatchObject({ name: 'Tagore Academy', detail: 'Mysuru, Karnataka' })
  })

  it('ranks nearby schools first with a location', async () => {
    const found = await typed('vidya mandir', pune)
    expect(found).toHaveLength(10)
    expect(found.every(({ detail }) => detail.startsWith('Pune'))).toBe(true)
  })

  it('continues with distant schools if few are nearby', async () => {
    const found = await typed('tagore academy', pune)
    expect(found[0]?.detail).toContain('Pune')
    expect(found.length).toBeGreaterThan(5)
  })

  it('ranks nearby schools first for a misspelt name too', async () => {
    const [first] = await typed('tagore acaddmy', pune)
    expect(first).toMatchObject({ name: 'Tagore Academy', detail: 'Pune, Maharashtra' })
  })

  it('returns each document once, up to the limit', async () => {
    expect(await typed('s')).toHaveLength(10)
    const three = await search.suggest({ key: 'public', location: pune, limit: 3 })
    expect(new Set(three.map(({ ref_id }) => ref_id)).size).toBe(3)
  })

  it.each(['', '   ', '.,;', '%%%', '\u0000', '👍', "'; drop table school; --", '\ud800', '"{}'])(
    'survives %j',
    async (key) => {
      await expect(typed(key)).resolves.toBeInstanceOf(Array)
    },
  )

  it('accepts any location on earth', async () => {
    for (const location of [
      { lat: 90, lng: 180 },
      { lat: -90, lng: -180 },
      { lat: 0, lng: 0 },
    ])
      await expect(typed('public school', location)).resolves.toHaveLength(10)
  })
})

describe('results', () => {
  const all = (query: string) => search.results({ query, kind: 'all', location: null, page: 1 })

  it('groups and counts results by kind', async () => {
    const found = await all('kathak')
    expect(found.counts.products).toEqual({ value: 1, is_exact: true })
    expect(found.shown.products[0]?.name).toBe('Kathak for Beginners')
    expect(found.counts.schools.value).toBe(0)
    expect(found.did_you_mean).toBeNull()
  })

  it('has exact counts up to a thousand', async () => {
    expect((await all('tagore')).counts.schools).toEqual({ value: 100, is_exact: true })
    expect((await all('school')).counts.schools).toEqual({ value: 1_000, is_exact: false })
  })

  it('suggests a correction if the query has no results', async () => {
    expect((await all('tagore acadeny')).did_you_mean).toBe('tagore academy')
    expect((await all('tagore academy')).did_you_mean).toBeNull()
    expect((await all('tagore acadeny scool')).did_you_mean).toBe('tagore academy school')
    expect((await all('taagore acadeny')).did_you_mean).toBe('tagore academy')
  })

  it('pages through one kind without repetitions', async () => {
    const pages = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((page) =>
        search.results({ query: 'tagore', kind: 'schools', location: null, page }),
      ),
    )
    const ids = pages.flatMap(({ shown }) => shown.schools.map(({ ref_id }) => ref_id))
    expect(new Set(ids).size).toBe(100)
    expect(pages[0]).toMatchObject({ totalPages: 5, per_page: 20 })
    expect(pages[5]?.shown.schools).toEqual([])
  })
})
