import { beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { createContractCheck } from '../../../../test/contract-check.ts'

let app: TestApp['app']
let check: Awaited<ReturnType<typeof createContractCheck>>

beforeAll(async () => {
  const created = await createTestApp()
  app = created.app
  check = await createContractCheck()
  await created.database.pool.query(`
    insert into school (id, slug, name, city, is_active) values
      (1, 'vidya-niketan-100001', 'Vidya Niketan', 'Pune', true),
      (2, 'hidden-100002', 'Hidden', 'Pune', false);
    insert into job (id, school_id, title, role, subject, type, location, city, lat, lng,
        salary_min, salary_max, closes_at, status, created_at) values
      (1, 1, 'PGT Mathematics', 'senior-secondary', 'Mathematics', 'full-time', 'Pune', 'Pune', 18.52,
        73.85, 40000, 60000, '2099-01-31T23:59+05:30', 'live', '2026-11-03T20:00:00Z'),
      (2, 1, 'TGT Science', 'secondary', 'Science', 'part-time', 'Pune', 'Pune', 18.55,
        73.85, 30000, 45000, '2098-01-31T23:59+05:30', 'live', '2026-11-01T12:00:00Z'),
      (3, 2, 'Librarian', 'support', null, 'full-time', 'Nashik', 'Nashik', 20.0,
        73.78, null, null, null, 'live', '2026-11-02T12:00:00Z'),
      (4, 1, 'Closed', 'support', null, 'full-time', 'Pune', 'Pune', null, null,
        null, null, '2020-01-31T23:59+05:30', 'live', '2026-11-05T12:00:00Z'),
      (5, 1, 'Withdrawn', 'support', null, 'full-time', 'Pune', 'Pune', null, null,
        null, null, null, 'paused', '2026-11-05T12:00:00Z'),
      (6, 1, 'Last day today', 'primary', 'English', 'contract', 'Pune', 'Pune', 18.6,
        73.85, 20000, null, date_trunc('day', now() at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata'
          + interval '23 hours 59 minutes 59 seconds', 'live', '2026-10-01T12:00:00Z');
    insert into place (slug, source, source_id, name, norm, type, lat, lng, point_rank) values
      ('nashik', 'test', '1', 'Nashik', 'nashik', 'town', 20.0, 73.79, 6),
      ('pune-camp', 'test', '2', 'Pune Camp', 'pune camp', 'locality', 18.52, 73.85, 1)`)
})

async function list(query = '') {
  const response = await app.inject(`/api/jobs${query}`)
  expect(response.statusCode, response.payload).toBe(200)
  expect(check('/jobs', 200, response.json())).toEqual([])
  return response.json()
}
const ids = async (query: string) => (await list(query)).data.map(({ id }: { id: number }) => id)

describe('the list of jobs', () => {
  it('lists open jobs, latest first, with active schools and dates in India', async () => {
    const { data, total, totalPages } = await list()
    expect(data.map(({ id }: { id: number }) => id)).toEqual([1, 3, 2, 6])
    expect([total, totalPages]).toEqual([4, 1])
    expect(data[0]).toMatchObject({
      posted_on: '2026-11-04',
      closes_on: '2099-01-31',
      school: { name: 'Vidya Niketan', slug: 'vidya-niketan-100001', city: 'Pune' },
    })
    expect(data[1].school).toBeNull()
    expect(data[1].days_left).toBeNull()
    expect(data[3].days_left).toBe(0)
  })

  it.each([
    ['?roles=secondary', [2]],
    ['?roles=secondary,support', [3, 2]],
    ['?subjects=Mathematics,Science', [1, 2]],
    ['?types=full-time&subjects=Mathematics', [1]],
    ['?lat=18.52&lng=73.85', [1, 2, 6]],
    ['?lat=18.52&lng=73.85&radius=1', [1]],
    ['?lat=18.52&lng=73.85&sort=relevance', [1, 2, 6]],
    ['?place=nashik', [3]],
    ['?pay_from=45000', [1, 2]],
    ['?pay_from=20000&roles=primary', [6]],
    ['?sort=closing', [6, 2, 1, 3]],
    ['?sort=pay', [1, 2, 6, 3]],
    ['?per_page=2&page=2', [2, 6]],
    ['?page=9', []],
    ['?subjects=Nothing', []],
    ["?subjects='; drop table job; --", []],
  ])('returns for %s the jobs %j', async (query, expected) => {
    expect(await ids(query)).toEqual(expected)
  })

  it.each(['lat=18.52&lng=73.85&is_approximate=true', 'place=pune-camp'])(
    'returns no distances for a location that is only roughly known: %s',
    async (where) => {
      const { data } = await list(`?${where}&sort=distance`)
      expect(data.map(({ id }: { id: number }) => id)).toEqual(
        await ids(`?${where}&sort=relevance`),
      )
      expect(new Set(data.map(({ distance_km: km }: { distance_km: unknown }) => km))).toEqual(
        new Set([null]),
      )
    },
  )

  it('returns facets, and the counts of a facet ignore its own filter', async () => {
    const { total, roles, subjects, types, pay, radius } = await list(
      '?roles=secondary&lat=18.52&lng=73.85',
    )
    expect(total).toBe(1)
    expect(roles).toEqual([
      { value: 'primary', count: 1 },
      { value: 'secondary', count: 1 },
      { value: 'senior-secondary', count: 1 },
    ])
    expect(subjects).toEqual([{ value: 'Science', count: 1 }])
    expect(radius).toBe(25)
    expect(types).toEqual([{ value: 'part-time', count: 1 }])
    expect(pay.slice(0, 4)).toEqual([
      { from: 20_000, count: 1 },
      { from: 30_000, count: 1 },
      { from: 40_000, count: 1 },
      { from: 60_000, count: 0 },
    ])
  })

  it('returns 404 for an unknown place', async () => {
    const response = await app.inject('/api/jobs?place=no-such-place')
    expect(response.statusCode).toBe(404)
    expect(check('/jobs', 404, response.json())).toEqual([])
  })

  it.each([
    ['?roles=astronaut', 'roles'],
    ['?types=forever', 'types'],
    ['?pay_from=0', 'pay_from'],
    ['?pay_from=lots', 'pay_from'],
    ['?sort=random', 'sort'],
    ['?page=0', 'page'],
    ['?per_page=101', 'per_page'],
    ['?subjects=%00', 'subjects'],
    [`?subjects=${'a'.repeat(81)}`, 'subjects'],
    ['?radius=51', 'radius'],
    ['?lat=18', 'lng'],
    ['?sort=distance', 'sort'],
    ['?town=pune', 'town'],
  ])('refuses %s and names the field', async (query, field) => {
    const response = await app.inject(`/api/jobs${query}`)
    expect(response.statusCode).toBe(400)
    expect(response.json().errors).toEqual([{ field, msg: expect.any(String) }])
  })
})
