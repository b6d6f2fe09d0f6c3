import { beforeAll, describe, expect, it } from 'vitest'
import type { TestApp } from '../../../../test/app.ts'
import { createContractCheck } from '../../../../test/contract-check.ts'
import { createDemoApp } from '../../../../test/demo.ts'

let server: TestApp
let check: Awaited<ReturnType<typeof createContractCheck>>
beforeAll(async () => {
  server = await createDemoApp()
  check = await createContractCheck()
})

const bengaluru = { lat: '12.97', lng: '77.59' }
const delhi = { lat: '28.65', lng: '77.23' }
const meaning = { list: 'schools', product_kind: null, parts: [] }

interface Popular {
  query: string
}

async function schoolsFor(query: string): Promise<number> {
  const { understood } = (await server.app.inject({ url: '/api/search', query: { query } })).json()
  expect(understood.relaxed).toBeNull()
  return understood.total
}

async function popular(query: Record<string, string>): Promise<Popular[]> {
  const response = await server.app.inject({ url: '/api/search/popular', query })
  expect(response.statusCode, response.payload).toBe(200)
  expect(check('/search/popular', 200, response.json())).toEqual([])
  return response.json().searches
}

async function insertSearches(query: string, searches: number, point: typeof delhi | null) {
  await server.database.pool.query(
    `insert into search_answered_query (day, query, searches, meaning, lat, lng)
     values (current_date, $1, $2, $3, $4, $5)`,
    [query, searches, meaning, point?.lat ?? null, point?.lng ?? null],
  )
}

describe('popular searches', () => {
  it('are the best known towns on a first visit, when nobody has searched', async () => {
    const searches = (await (await createDemoApp()).app.inject('/api/search/popular')).json()
    const found: Popular[] = searches.searches
    expect(found).toHaveLength(6)
    expect(found.map(({ query }) => query)).toContain('schools in bengaluru karnataka')
    for (const { query } of found) expect(await schoolsFor(query)).toBeGreaterThan(0)
  })

  it('near a place that nobody searched around are those with the most schools', async () => {
    const found = await popular(bengaluru)
    expect(found.length).toBeGreaterThan(2)
    expect(found[0]?.query).toBe('schools in bengaluru karnataka')
    expect(new Set(found.map(({ query }) => query)).size).toBe(found.length)
    const totals = await Promise.all(found.map(({ query }) => schoolsFor(query)))
    expect(totals.every((total) => total > 0)).toBe(true)
    expect(totals).toEqual(totals.toSorted((a, b) => b - a))
  })

  it('are what several people searched for, nearby ones only', async () => {
    await insertSearches('montessori delhi', 7, delhi)
    await insertSearches('boarding schools delhi', 9, delhi)
    await insertSearches('girls schools delhi', 2, delhi)
    await insertSearches('cbse schools kochi', 20, { lat: '9.94', lng: '76.26' })
    const queries = (await popular(delhi)).map(({ query }) => query)
    expect(queries.slice(0, 2)).toEqual(['boarding schools delhi', 'montessori delhi'])
    expect(queries).not.toContain('girls schools delhi')
    expect(queries).not.toContain('cbse schools kochi')
    expect(queries.length).toBeLessThanOrEqual(6)
  })

  it('without a place are those of the whole country', async () => {
    await insertSearches('boarding schools', 30, null)
    expect((await popular({}))[0]?.query).toBe('boarding schools')
  })
})
