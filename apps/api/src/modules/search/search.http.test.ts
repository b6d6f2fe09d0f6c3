import { beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { jobs, products, schools, stores } from '../../db/schema/index.ts'
import { writeDocuments } from './documents/write-documents.repository.ts'

let server: TestApp

beforeAll(async () => {
  server = await createTestApp()
  await server.database.db.transaction(async (tx) => {
    const rows = ['Tagore Academy', 'Tagore Public School'].map((name, i) => ({
      name,
      slug: `tagore-${100_001 + i}`,
      city: 'Pune',
      state: 'Maharashtra',
      lat: 18.52 + i,
      lng: 73.85,
    }))
    const made = await tx.insert(schools).values(rows).returning({ id: schools.id })
    await writeDocuments(
      tx,
      'school',
      made.map(({ id }) => id),
    )
    const [store] = await tx.insert(stores).values({ brandName: 'Tagore Kala Kendra' }).returning()
    if (!store) throw new Error('no store')
    await writeDocuments(tx, 'store', [store.id])
    const [product] = await tx
      .insert(products)
      .values({
        storeId: store.id,
        slug: 'tagore-songs-100009',
        name: 'Tagore Songs',
        kind: 'activity',
        mode: 'centre',
        priceUnit: 'month',
        city: 'Pune',
      })
      .returning()
    const [job] = await tx
      .insert(jobs)
      .values({ title: 'Tagore Fellow', location: 'Pune' })
      .returning()
    if (product) await writeDocuments(tx, 'product', [product.id])
    if (job) await writeDocuments(tx, 'job', [job.id])
  })
})

const get = (path: string, query: Record<string, string>) =>
  server.app.inject({ url: `/api${path}`, query })

describe('GET /schools/home-autocomplete', () => {
  const suggest = (query: Record<string, string>) => get('/schools/home-autocomplete', query)

  it('returns suggestions of every kind in the shape of the contract', async () => {
    const response = await suggest({ key: ' tagore ' })
    expect(response.statusCode).toBe(200)
    const suggestions: { type: string }[] = response.json()
    expect(new Set(suggestions.map(({ type }) => type))).toEqual(
      new Set(['School', 'Product', 'Jobs', 'Store']),
    )
    expect(suggestions).toContainEqual({
      type: 'School',
      name: 'Tagore Academy',
      slug: 'tagore-100001',
      address: 'Pune, Maharashtra',
      files: [],
      image: expect.stringMatching(/^\/media\//),
    })
  })

  it('ranks the nearby school first and respects the limit', async () => {
    const response = await suggest({ key: 'tagore', lat: '19.52', lng: '73.85', limit: '1' })
    expect(response.json()).toMatchObject([{ name: 'Tagore Public School' }])
  })

  it('returns nothing for a key without letters or digits', async () => {
    expect((await suggest({ key: '?!' })).json()).toEqual([])
  })

  it.each([
    [{}, 'key'],
    [{ key: '' }, 'key'],
    [{ key: 'x'.repeat(101) }, 'key'],
    [{ key: 'a\u0000b' }, 'key'],
    [{ key: 'a', limit: '11' }, 'limit'],
    [{ key: 'a', lat: '91', lng: '0' }, 'lat'],
    [{ key: 'a', lat: '1' }, 'lng'],
    [{ key: 'a', lng: '1' }, 'lat'],
    [{ key: 'a', other: '1' }, 'other'],
  ])('returns 400 for %j and names %s', async (query, field) => {
    const response = await suggest({ ...query })
    expect(response.statusCode).toBe(400)
    expect(response.json().errors).toContainEqual(expect.objectContaining({ field }))
  })
})

describe('GET /search', () => {
  it('groups results by kind, with counts', async () => {
    const response = await get('/search', { query: 'tagore' })
    expect(response.statusCode).toBe(200)
    expect(response.json()).toMatchObject({
      query: 'tagore',
      did_you_mean: null,
      counts: {
        schools: { value: 2, is_exact: true },
        products: { value: 1, is_exact: true },
        jobs: { value: 1, is_exact: true },
        stores: { value: 1, is_exact: true },
      },
      page: 1,
      totalPages: 1,
    })
    expect(response.json().schools).toHaveLength(2)
    expect(response.json().products).toMatchObject([{ slug: 'tagore-songs-100009' }])
  })

  it('pages one kind and returns distances of schools', async () => {
    const query = { query: 'tagore', kind: 'schools', lat: '18.52', lng: '73.85' }
    const { schools: found, products: others } = (await get('/search', query)).json()
    expect(found[0]).toMatchObject({ name: 'Tagore Academy', distance_km: 0 })
    expect(found[1].distance_km).toBeCloseTo(111.2, 0)
    expect(others).toEqual([])
  })

  it('suggests the spelling that finds more', async () => {
    const response = await get('/search', { query: 'tagoer acadeny' })
    expect(response.statusCode).toBe(200)
    const better = await get('/search', { query: 'tagroe' })
    expect(better.json().did_you_mean).toBe('tagore')
  })

  it.each([
    [{ query: '' }, 'query'],
    [{ query: 'a', page: '51' }, 'page'],
    [{ query: 'a', kind: 'cats' }, 'kind'],
    [{ query: 'a', lat: '1' }, 'lng'],
  ])('returns 400 for %j and names %s', async (query, field) => {
    const response = await get('/search', { ...query })
    expect(response.statusCode).toBe(400)
    expect(response.json().errors).toContainEqual(expect.objectContaining({ field }))
  })
})
