import type { FastifyRequest, InjectOptions } from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { createTestDatabase } from '../../../test/database.ts'
import { origin } from './page-rendering.ts'
import { createPageRequests } from './page-requests.ts'

let app: TestApp['app']

/** A page that asks the API for one address, and shows the response. */
const site: NonNullable<Parameters<typeof createTestApp>[0]>['site'] = async (pages) => {
  pages.get('/page', async (request, reply) => {
    const address = decodeURIComponent(request.url.slice('/page?'.length))
    const { fetch } = createPageRequests(pages, request, reply)
    const response = await fetch(new Request(origin + address))
    return { status: response.status, body: await response.json() }
  })
}

const openPage = (asked: TestApp['app'], address: string, options: InjectOptions = {}) =>
  asked.inject({ ...options, url: `/page?${encodeURIComponent(address)}` })
const askPage = async (asked: TestApp['app'], address: string) =>
  (await openPage(asked, address)).json()

beforeAll(async () => {
  const database = await createTestDatabase()
  await database.pool.query(`
    insert into school (id, slug, name, city, lat, lng, filter_ids) values
      (1, 'a-100001', 'A', 'Pune', 18.5, 73.8, '{1}'), (2, 'b-100002', 'B', 'Pune', 18.51, 73.8, '{1}');
    insert into store (id, brand_name) values (1, 'Chess House');
    insert into product (store_id, slug, name, kind, mode, price_unit) values
      (1, 'chess-100001', 'Chess', 'activity', 'centre', 'month');
    insert into job (id, school_id, title, location) values (1, 1, 'Teacher', 'Pune')`)
  ;({ app } = await createTestApp({ database, site }))
})

describe('an API request from a page in this process', () => {
  it.each([
    '/api/schools/all',
    '/api/schools/all?lat=18.5&lng=73.8&radius=10&sort=distance&counts=false',
    '/api/schools/all?filter_ids=1,2&ages=6-11',
    '/api/schools/a-100001',
    '/api/schools/filters',
    '/api/stores/products?kind=activity',
    '/api/stores/created/store/1',
    '/api/products/chess-100001',
    '/api/jobs/1',
    '/api/search?query=chess',
    '/api/places/autocomplete?key=pu',
    '/api/schools/all?page=two&colour=red',
    '/api/schools/all?lat=18.5',
    '/api/schools/all?place=no-such-place',
    '/api/schools/no-such-school-100000',
    `/api/schools/${'a'.repeat(200)}`,
    '/api/schools/A%20B',
    '/api/schools/%ff',
    '/api/jobs/one',
    '/api/jobs/2147483648',
    '/api/search',
    '/api/nothing',
    '/api/schools/',
    '/api/schools/all/more',
  ])('answers %s as over HTTP', async (address) => {
    const answer = await app.inject(address)
    expect(await askPage(app, address)).toEqual({ status: answer.statusCode, body: answer.json() })
  })

  it('counts a search of the visitor, and tells when to retry', async () => {
    const { app: limited } = await createTestApp({ config: { searchRateLimit: 1 }, site })
    const search = '/api/search?query=chess'
    const first = await openPage(limited, search)
    expect(first.json()).toMatchObject({ status: 200 })
    expect(first.headers['retry-after']).toBeUndefined()
    const second = await openPage(limited, search)
    expect(second.json()).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
    expect(Number(second.headers['retry-after'])).toBeGreaterThan(0)
    expect((await limited.inject(search)).statusCode).toBe(429)
    const other = await openPage(limited, search, { remoteAddress: '203.0.113.9' })
    expect(other.json()).toMatchObject({ status: 200 })
    expect(await askPage(limited, '/api/schools/filters')).toMatchObject({ status: 200 })
  })

  it('knows the address behind a trusted proxy', async () => {
    const config = { searchRateLimit: 1, trustProxy: 1 }
    const { app: behind } = await createTestApp({ config, site })
    const from = async (address: string) => {
      const headers = { 'x-forwarded-for': address }
      const page = await openPage(behind, '/api/search?query=chess', { headers })
      return page.json().status
    }
    expect(await from('198.51.100.1')).toBe(200)
    expect(await from('198.51.100.1')).toBe(429)
    expect(await from('198.51.100.2')).toBe(200)
  })

  it('sees the request id and the headers that are sent on, and no token or cookie', async () => {
    const seen: FastifyRequest[] = []
    const { app: watched } = await createTestApp({
      site: async (pages) => {
        await site(pages, {})
        pages.addHook('onRequest', async (request) => void seen.push(request))
        pages.get('/api/probe', () => ({}))
      },
    })
    const headers = {
      'x-request-id': 'from-the-proxy',
      'accept-language': 'hi',
      'user-agent': 'a browser',
      authorization: 'Bearer secret',
      cookie: 'a=b',
    }
    const page = await openPage(watched, '/api/probe', { headers })
    expect(page.headers['x-request-id']).toBe('from-the-proxy')
    const asked = seen.find(({ url }) => url === '/api/probe')
    expect(asked?.id).toBe('from-the-proxy')
    expect(asked?.headers).toMatchObject({ 'accept-language': 'hi', 'user-agent': 'a browser' })
    expect(asked?.headers).not.toHaveProperty('authorization')
    expect(asked?.headers).not.toHaveProperty('cookie')
  })
})
