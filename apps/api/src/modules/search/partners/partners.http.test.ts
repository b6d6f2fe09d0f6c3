import { beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { createTestDatabase } from '../../../../test/database.ts'
import { createPartnersRepository } from './partners.repository.ts'

const database = await createTestDatabase()
const repository = createPartnersRepository(database.db)
const key = 'edb_TestPartner00000000001'
const closedKey = 'edb_TestPartner00000000002'
const url = '/api/widget/suggestions?key=vidya'
const home = 'https://parents.example.in'
let app: TestApp['app']

beforeAll(async () => {
  await repository.grant('Parents of Pune', key, [home, 'https://*.parents.example.in'])
  await repository.grant('Gone', closedKey, [home])
  await repository.close('gone')
  ;({ app } = await createTestApp({ database }))
})

const ask = (partner: string | null, headers: Record<string, string> = {}, to = app) =>
  to.inject({ url: partner === null ? url : `${url}&partner=${partner}`, headers })

describe('a request from another site', () => {
  it('is answered without a key from any origin', async () => {
    const response = await ask(null, { origin: 'https://anybody.example' })
    expect(response.statusCode).toBe(200)
    expect(response.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'access-control-expose-headers': 'retry-after, x-request-id',
      vary: expect.stringMatching(/\bOrigin\b/),
    })
    expect(response.headers['access-control-allow-credentials']).toBeUndefined()
    expect(response.headers['set-cookie']).toBeUndefined()
  })

  it.each([home, 'https://www.parents.example.in', 'http://127.0.0.1:3000'])(
    'is answered with a key that is for %s, and told so',
    async (origin) => {
      const response = await ask(key, { origin })
      expect(response.statusCode).toBe(200)
      expect(response.headers['access-control-allow-origin']).toBe(origin)
      expect(response.headers.vary).toMatch(/\bOrigin\b/)
    },
  )

  it('is answered without an origin, as from our own pages', async () => {
    expect((await ask(key)).statusCode).toBe(200)
  })

  it.each([
    [
      key,
      'https://other.example',
      'origin_not_registered',
      'https://other.example is not registered',
    ],
    [key, 'http://parents.example.in', 'origin_not_registered', 'is not registered'],
    [key, 'null', 'origin_not_registered', 'A page without an origin is not'],
    [key, 'https://a.example/<b>', 'origin_not_registered', 'A page without an origin'],
    ['edb_nobody', home, 'partner_unknown', 'This partner key is not known'],
    [closedKey, home, 'partner_closed', 'This partner key is closed'],
  ])('with the key %s from %s returns %s', async (partner, origin, code, sentence) => {
    const response = await ask(partner, { origin })
    expect(response.statusCode).toBe(403)
    expect(response.json()).toMatchObject({ code, msg: expect.stringContaining(sentence) })
    expect(response.json().msg).toContain('http://127.0.0.1:3000/partners')
    expect(response.headers['access-control-allow-origin']).toBe('*')
  })

  it.each([
    ['/api/widget/suggestions', 400],
    ['/api/widget/suggestions?key=%ff', 400],
    ['/api/widget/suggestions?key=a&nonsense=1', 400],
  ])('can read the error for %s', async (at, status) => {
    const response = await app.inject({ url: at, headers: { origin: home } })
    expect(response.statusCode).toBe(status)
    expect(response.headers['access-control-allow-origin']).toBe('*')
  })

  it('may send a preflight request', async () => {
    const response = await app.inject({
      method: 'OPTIONS',
      url: '/api/widget/suggestions',
      headers: { origin: home, 'access-control-request-method': 'GET' },
    })
    expect(response.statusCode).toBe(204)
    expect(response.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET',
      'access-control-max-age': '86400',
    })
    expect(response.headers['access-control-allow-headers']).toBeUndefined()
  })

  it('may only use GET', async () => {
    const response = await app.inject({
      method: 'POST',
      url: '/api/widget/suggestions',
      payload: {},
    })
    expect(response.statusCode).toBe(405)
    expect(response.headers.allow).toBe('GET, OPTIONS, HEAD')
  })

  it.each([
    ['GET', '/api/schools/home-autocomplete?key=a'],
    ['GET', '/api/places/autocomplete?key=a'],
    ['GET', '/api/schools/all'],
    ['GET', '/api/users/profile'],
    ['GET', '/api/widget/releases'],
    ['GET', '/api/health'],
    ['POST', '/api/contact-messages'],
    ['GET', '/sitemap.xml'],
    ['GET', '/api/nothing'],
  ] as const)('may not read %s %s, nor ask beforehand', async (method, at) => {
    const headers = { origin: home }
    const [response, preflight] = await Promise.all([
      app.inject({ method, url: at, headers }),
      app.inject({
        method: 'OPTIONS',
        url: at,
        headers: { ...headers, 'access-control-request-method': method },
      }),
    ])
    for (const each of [response, preflight]) {
      expect(Object.keys(each.headers).filter((name) => name.startsWith('access-control'))).toEqual(
        [],
      )
      expect(each.headers['cross-origin-resource-policy']).toBe('same-origin')
    }
  })
})

const countsOf = async (name: string) => {
  const { rows } = await database.pool.query(
    `select day::text = (now() at time zone 'Asia/Kolkata')::date::text as "isToday", requests, refused
     from partner_daily_usage d join partner p on p.id = d.partner_id where p.name = $1`,
    [name],
  )
  return rows
}

describe('rate limits and usage', () => {
  it('are per IP prefix without a key, and say how long to wait', async () => {
    const limited = await createTestApp({ database, config: { widgetRateLimit: 2 } })
    const statuses: number[] = []
    for (let i = 0; i < 3; i++) statuses.push((await ask(null, {}, limited.app)).statusCode)
    expect(statuses).toEqual([200, 200, 429])
    const refused = await ask(null, { origin: home }, limited.app)
    expect(refused.headers['access-control-allow-origin']).toBe('*')
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    // The same address with a key is counted for the key, and another process counts on.
    expect((await ask(key, {}, limited.app)).statusCode).toBe(200)
    const replica = await createTestApp({ database, config: { widgetRateLimit: 2 } })
    expect((await ask(null, {}, replica.app)).statusCode).toBe(429)
    expect((await ask('edb_guess', {}, replica.app)).statusCode).toBe(429)
  })

  it('of a partner cover all IP prefixes, and answered and refused requests are counted', async () => {
    const name = 'Small site'
    const small = await repository.grant(name, 'edb_TestPartner00000000003', [home])
    const limited = await createTestApp({
      database,
      config: { partnerRateLimit: 3, trustProxy: true },
    })
    const from = (i: number, origin = home) =>
      ask(small.key, { origin, 'x-forwarded-for': `10.1.2.${i}` }, limited.app)
    const responses = await Promise.all([1, 2, 3, 4, 5].map((i) => from(i)))
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, 429, 429])
    expect((await from(6, 'https://elsewhere.example')).statusCode).toBe(403)
    expect(await countsOf(name)).toEqual([])
    await limited.app.close()
    expect(await countsOf(name)).toEqual([{ isToday: true, requests: 3, refused: 3 }])
  })

  it('are added to the counts of other processes', async () => {
    const [{ id } = { id: 0 }] = (
      await database.pool.query(`select id from partner where name = 'Gone'`)
    ).rows
    const day = '2026-01-31'
    const count = { partnerId: id, day, requests: 2, refused: 1 }
    await repository.addUsage([count, { ...count, partnerId: 2_000_000 }])
    await repository.addUsage([count])
    expect(await countsOf('Gone')).toContainEqual({ isToday: false, requests: 4, refused: 2 })
  })
})
