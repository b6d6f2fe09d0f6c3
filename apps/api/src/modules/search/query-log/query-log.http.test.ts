import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { TestApp } from '../../../../test/app.ts'
import { createDemoApp } from '../../../../test/demo.ts'
import { addSignedIn } from '../../../../test/users.ts'
import { createQueryLogRepository } from './query-log.repository.ts'
import { createQueryLog } from './query-log.service.ts'

let server: TestApp
beforeAll(async () => {
  server = await createDemoApp()
})

async function search(query: string) {
  const response = await server.app.inject({ url: '/api/search', query: { query } })
  expect(response.statusCode).toBe(200)
}
const click = (query: string, rank?: number) =>
  server.app.inject({ method: 'POST', url: '/api/search/clicks', payload: { query, rank } })

async function row(table: 'unanswered' | 'answered', columns: string, query: string) {
  const { rows } = await server.database.pool.query(
    `select ${columns} from search_${table}_query where query = $1`,
    [query],
  )
  return rows[0]
}

/** Counts are written after the response. */
const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 20_000 })

describe('searches without results', () => {
  const counted = (query: string) => row('unanswered', 'empty, relaxed', query)

  it('are counted by their words, once for each search', async () => {
    await search('Zzyqx Vxqw')
    await eventually(async () =>
      expect(await counted('zzyqx vxqw')).toEqual({ empty: 1, relaxed: 0 }),
    )
    await search('zzyqx vxqw')
    await eventually(async () =>
      expect(await counted('zzyqx vxqw')).toEqual({ empty: 2, relaxed: 0 }),
    )
  })

  it('are counted when a condition was relaxed', async () => {
    await search('ib boarding school guwahati under 5000')
    await eventually(async () =>
      expect(await counted('ib boarding school guwahati under 5000')).toEqual({
        empty: 0,
        relaxed: 1,
      }),
    )
  })
})

describe('searches with results', () => {
  const counted = (query: string) => row('answered', 'searches, clicks', query)

  it('are counted, and so are those after which a result was opened', async () => {
    await search('CBSE school, Bangalore')
    await eventually(async () =>
      expect(await counted('cbse school bangalore')).toEqual({ searches: 1, clicks: 0 }),
    )
    expect((await click('CBSE school, Bangalore')).statusCode).toBe(202)
    await eventually(async () =>
      expect(await counted('cbse school bangalore')).toEqual({ searches: 1, clicks: 1 }),
    )
  })

  it('count the rank of opened results: ten of them, and all later ones together', async () => {
    await search('vidya public school')
    const ranks = () => row('answered', 'clicks, clicks_by_rank as ranks', 'vidya public school')
    await eventually(async () => expect(await ranks()).toBeDefined())
    for (const [i, rank] of [1, 3, 3, 11, 240].entries()) {
      await click('vidya public school', rank)
      await eventually(async () => expect((await ranks())?.clicks).toBe(i + 1))
    }
    expect((await ranks())?.ranks).toEqual([1, 0, 2, 0, 0, 0, 0, 0, 0, 0, 2])
    expect((await click('vidya public school', 0)).statusCode).toBe(400)
  })

  it('are not invented by clicks', async () => {
    expect((await click('never searched for')).statusCode).toBe(202)
    await search('vidya')
    await eventually(async () => expect(await counted('vidya')).toBeDefined())
    await click('vidya')
    await eventually(async () => expect((await counted('vidya'))?.clicks).toBe(1))
    expect(await counted('never searched for')).toBeUndefined()
  })

  it('are not counted with words that can identify a person', async () => {
    await search('vidya 98450 12345')
    await search('vidya school')
    await eventually(async () => expect(await counted('vidya school')).toBeDefined())
    expect(await row('unanswered', 'empty', 'vidya 98450 12345')).toBeUndefined()
    expect(await counted('vidya 98450 12345')).toBeUndefined()
  })

  it('say which list they ask for, and where it is', async () => {
    await search('icse schools in bangalore')
    await eventually(async () => {
      const found = await row('answered', 'meaning, lat', 'icse schools in bangalore')
      expect(found?.meaning).toMatchObject({ list: 'schools' })
      expect(found?.lat).toBeCloseTo(12.97, 1)
    })
  })
})

describe('GET /admin/search-queries', () => {
  const list = async (isAdmin: boolean, days = '30') => {
    const user = await addSignedIn(server.database, { isAdmin })
    return server.app.inject({
      url: '/api/admin/search-queries',
      query: { days },
      headers: { authorization: `Bearer ${user.token}` },
    })
  }

  it('lists the queries without results and those without an opened one', async () => {
    await server.database.pool.query(
      `insert into search_unanswered_query (day, query, empty)
       values (current_date, 'ice skating pune', 40), (current_date - 10, 'ice skating pune', 2)`,
    )
    await server.database.pool.query(
      `insert into search_answered_query (day, query, searches, clicks)
       values (current_date, 'dps', 90, 10), (current_date, 'kv', 90, 90)`,
    )
    const { without_results: unanswered, without_click: unopened } = (await list(true)).json()
    expect(unanswered[0]).toEqual({ query: 'ice skating pune', empty: 42, relaxed: 0 })
    expect(unopened[0]).toEqual({ query: 'dps', searches: 90, clicks: 10 })
    expect(unopened.map(({ query }: { query: string }) => query)).not.toContain('kv')
    const lastWeek = (await list(true, '7')).json().without_results
    expect(lastWeek[0].empty).toBe(40)
  })

  it('is for admins only', async () => {
    expect((await list(false)).statusCode).toBe(403)
  })
})

it('old counts are deleted', async () => {
  const { pool, db } = server.database
  await pool.query(
    `insert into search_unanswered_query (day, query, empty)
     values (current_date - 92, 'old words', 1), (current_date - 80, 'newer words', 1)`,
  )
  await pool.query(
    `insert into search_answered_query (day, query, searches)
     values (current_date - 32, 'old words', 1), (current_date - 20, 'newer words', 1)`,
  )
  await createQueryLog(createQueryLogRepository(db), () => {}).prune()
  for (const table of ['unanswered', 'answered'] as const) {
    expect(await row(table, 'query', 'old words')).toBeUndefined()
    expect(await row(table, 'query', 'newer words')).toBeDefined()
  }
})
