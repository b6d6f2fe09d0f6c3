import { beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../test/app.ts'
import { addSignedIn } from '../test/users.ts'
import { brief } from './cache-control.ts'

let app: TestApp['app']
let database: TestApp['database']
beforeAll(async () => {
  ;({ app, database } = await createTestApp())
})

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

describe('errors', () => {
  it('names an unknown parameter', async () => {
    const response = await get('/api/schools/all?colour=red')
    expect(response.statusCode).toBe(400)
    expect(response.json()).toEqual({
      status: 400,
      code: 'invalid_request',
      msg: 'Please check: colour is not allowed here.',
      errors: [{ field: 'colour', msg: 'is not allowed here' }],
    })
  })

  it.each([
    ['/api/schools/all?page=1000000000', 'page', 'must be at most 1000'],
    ['/api/schools/all?page=two', 'page', 'must be a whole number'],
    ['/api/schools/all?page=1.5', 'page', 'must be a whole number'],
    ['/api/schools/all?page=', 'page', 'must be a whole number'],
    ['/api/schools/all?page=1&page=2', 'page', 'must be a whole number'],
    ['/api/schools/all?radius=0', 'radius', 'must be at least 1'],
    ['/api/schools/all?counts=perhaps', 'counts', 'must be true or false'],
    ['/api/schools/all?filter_ids=3,x', 'filter_ids', 'must be a whole number'],
    ['/api/schools/all?filter_ids=3,3', 'filter_ids', 'must not contain a value twice'],
    ['/api/schools/all?ages=1-2', 'ages', 'must be one of 2.5-6, 6-11, 11-14, 14-18'],
    [
      '/api/schools/all?place=%00',
      'place',
      'may contain only the letters a to z, digits and hyphens',
    ],
    ['/api/schools/all?lat=12.9', 'lng', 'is required together with lat'],
    ['/api/schools/all?lng=77.6', 'lat', 'is required together with lng'],
    ['/api/schools/all?lat=91&lng=0', 'lat', 'must be at most 90'],
    ['/api/schools/all?lat=NaN&lng=0', 'lat', 'must be a number'],
    ['/api/schools/home-autocomplete', 'key', 'is required'],
    ['/api/schools/home-autocomplete?key=', 'key', 'must not be empty'],
    ['/api/schools/home-autocomplete?key=a&key=b', 'key', 'must be given once, as text'],
    ['/api/schools/home-autocomplete?key=a%00b', 'key', 'must not contain a NUL character'],
    ['/api/schools/home-autocomplete?key=%ff', 'key', 'must be percent-encoded UTF-8'],
    ['/api/schools/home-autocomplete?key=%ed%a0%80', 'key', 'must be percent-encoded UTF-8'],
    ['/api/schools/home-autocomplete?key=100%', 'key', 'must be percent-encoded UTF-8'],
    ['/api/schools/filter-autocomplete?key=a', 'filterObjectName', 'is required'],
    ['/api/schools/a%00b', 'slug', 'may contain only the letters a to z, digits and hyphens'],
    ['/api/schools/Big', 'slug', 'may contain only the letters a to z, digits and hyphens'],
    ['/api/stores/created/store/0', 'id', 'must be at least 1'],
    ['/api/stores/created/store/99999999999', 'id', 'must be at most 2147483647'],
    ['/api/stores/created/store/one', 'id', 'must be a whole number'],
    ['/api/stores/products?kind=toy', 'kind', 'must be one of tuition, activity, camp, workshop'],
    ['/api/stores/products?per_page=101', 'per_page', 'must be at most 100'],
    ['/api/search?query=', 'query', 'must not be empty'],
    ['/api/health?deep=1', 'deep', 'is not allowed here'],
  ])('returns 400 for %s and names the field %s', async (url, field, msg) => {
    const response = await get(url)
    expect(response.statusCode).toBe(400)
    expect(response.json().errors).toContainEqual({ field, msg })
  })

  it('refuses a key of 10,000 letters', async () => {
    const response = await get(`/api/schools/home-autocomplete?key=${'a'.repeat(10_000)}`)
    expect(response.json().errors).toEqual([
      { field: 'key', msg: 'must have at most 100 characters' },
    ])
  })

  it('does not echo a long or unreadable name in full', async () => {
    const response = await get(`/api/health?${'x'.repeat(5_000)}=1&%1b[31m=1`)
    expect(response.statusCode).toBe(400)
    expect(response.payload.length).toBeLessThan(1_000)
    expect(response.payload).not.toContain('\u001b')
  })

  it('refuses a URL that is not well encoded', async () => {
    const response = await get('/api/schools/%zz')
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ status: 400, code: 'invalid_request' })
  })

  it('refuses a slug of 10,000 letters and names it', async () => {
    const response = await get(`/api/schools/${'a'.repeat(10_000)}`)
    expect(response.statusCode).toBe(400)
    expect(response.json().errors).toEqual([
      { field: 'slug', msg: 'must have at most 160 characters' },
    ])
  })

  it('returns the contract’s 404 under /api', async () => {
    for (const url of ['/api/nothing', '/api/', '/api/schools/all/more', '/api/__proto__']) {
      const response = await get(url)
      expect(response.statusCode).toBe(404)
      expect(response.json()).toEqual({
        status: 404,
        code: 'not_found',
        msg: 'Nothing was found at this URL.',
      })
    }
  })

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)(
    'returns 405 with the allowed methods for %s',
    async (method) => {
      const response = await app.inject({ method, url: '/api/schools/all', payload: '<x>' })
      expect(response.statusCode).toBe(405)
      expect(response.headers.allow).toBe('GET, HEAD')
      expect(response.json()).toMatchObject({ status: 405, code: 'method_not_allowed' })
    },
  )
})

describe('delivery', () => {
  it('lets caches keep public responses briefly, then revalidate them', async () => {
    const first = await get('/api/schools/filters')
    expect(first.headers['cache-control']).toBe(brief)
    expect(first.headers.vary).toContain('Authorization')
    const etag = String(first.headers.etag)
    expect(etag).toMatch(/^W\/"/)
    const second = await get('/api/schools/filters', { 'if-none-match': etag })
    expect(second.statusCode).toBe(304)
    expect(second.payload).toBe('')
    expect(second.headers['cache-control']).toBe(brief)
  })

  it('makes browsers of signed-in users revalidate, so that they see their changes', async () => {
    const { headers } = await addSignedIn(database)
    const response = await get('/api/schools/filters', headers)
    expect(response.headers['cache-control']).toBe('private, max-age=0, must-revalidate')
    expect(response.headers.vary).toContain('Authorization')
  })

  it.each(['/api/health', '/api/schools/no-such-school-100000'])(
    'lets no cache keep %s',
    async (url) => {
      expect((await get(url)).headers['cache-control']).toBe('no-store')
    },
  )

  it('answers HEAD with the caching of GET', async () => {
    const response = await app.inject({ method: 'HEAD', url: '/api/schools/filters' })
    expect(response.statusCode).toBe(200)
    expect(response.headers['cache-control']).toBe(brief)
  })

  it('compresses large responses in the requested encoding', async () => {
    const small = await get('/api/schools/filters?section=camps', { 'accept-encoding': 'br' })
    expect(small.headers['content-encoding']).toBeUndefined()
    for (const encoding of ['br', 'gzip']) {
      const large = await get('/api/schools/filters', { 'accept-encoding': encoding })
      expect(large.headers['content-encoding']).toBe(encoding)
      expect(large.headers.vary).toContain('accept-encoding')
    }
  })

  it('answers HEAD with headers only', async () => {
    const whole = await get('/api/schools/filters')
    const head = await app.inject({ method: 'HEAD', url: '/api/schools/filters' })
    expect(head.statusCode).toBe(200)
    expect(head.payload).toBe('')
    expect(head.headers['content-length']).toBe(whole.headers['content-length'])
  })

  it('does not allow other origins', async () => {
    const response = await get('/api/health', { origin: 'https://elsewhere.example' })
    expect(response.headers['access-control-allow-origin']).toBeUndefined()
  })

  it('allows neither inline scripts nor content from other hosts', async () => {
    const policy = String((await get('/api/health')).headers['content-security-policy'])
    expect(policy).toContain("default-src 'self'")
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("object-src 'none'")
    expect(policy).not.toContain('http')
  })

  it('allows configured hosts, each for its own purpose', async () => {
    const site = {
      analyticsId: 'G-AB12CD34EF',
      placesKey: 'k'.repeat(39),
      mapTiles: { url: 'https://{s}.tiles.example.in/{z}/{x}/{y}.png', attribution: 'Us' },
    }
    const { app } = await createTestApp({ config: { site } })
    const policy = String((await app.inject('/api/health')).headers['content-security-policy'])
    const hostsOf = (directive: string) =>
      policy
        .split(';')
        .find((part) => part.startsWith(directive))
        ?.split(' ')
        .filter((source) => source.startsWith('https:'))
    expect(hostsOf('script-src ')).toEqual(['https://www.googletagmanager.com'])
    expect(hostsOf('connect-src')).toContain('https://places.googleapis.com')
    expect(hostsOf('connect-src')).not.toContain('https://*.tiles.example.in')
    expect(hostsOf('img-src')).toContain('https://*.tiles.example.in')
    expect(hostsOf('img-src')).not.toContain('https://places.googleapis.com')
    expect(policy).not.toContain('accounts.google.com')
  })

  it('allows Google’s sign-in if a client is configured, and no other Google host', async () => {
    const config = {
      site: { googleClientId: '12345-abcde.apps.googleusercontent.com' },
      publicUrl: 'https://edbazaar.example',
    }
    const { headers } = await (await createTestApp({ config })).app.inject('/api/health')
    const policy = String(headers['content-security-policy'])
    const hosts = policy.split(/[; ]/).filter((source) => source.startsWith('https:'))
    expect(policy).toContain("script-src 'self' https://accounts.google.com/gsi/client;")
    expect(policy).toContain("frame-src 'self' https://accounts.google.com/gsi/;")
    expect(policy).toContain("connect-src 'self' https://accounts.google.com/gsi/;")
    expect(policy).toContain("style-src 'self' https://accounts.google.com/gsi/style;")
    expect(hosts).toHaveLength(4)
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups')
  })

  it('allows no browser features but those that pages use', async () => {
    const policy = String((await get('/api/health')).headers['permissions-policy'])
    expect(policy).toContain('geolocation=(self)')
    expect(policy).toContain('camera=()')
    expect(policy).toContain('microphone=()')
  })

  it('sends HSTS only for an HTTPS origin', async () => {
    const plain = await get('/api/health')
    expect(plain.headers['strict-transport-security']).toBeUndefined()
    const secure = await createTestApp({ config: { publicUrl: 'https://edbazaar.example' } })
    const response = await secure.app.inject('/api/health')
    expect(response.headers['strict-transport-security']).toContain('max-age=')
  })
})

describe('request ids', () => {
  it('keeps the id of a proxy', async () => {
    const response = await get('/api/health', { 'x-request-id': 'edge-7.41:a_b' })
    expect(response.headers['x-request-id']).toBe('edge-7.41:a_b')
  })

  it.each(['a b', 'x'.repeat(65), '"<script>"', ''])(
    'replaces the invalid id %j',
    async (proxyId) => {
      const response = await get('/api/health', { 'x-request-id': proxyId })
      expect(response.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    },
  )
})

describe('under a base path', () => {
  it('serves API, docs, media and sitemap, and nothing at the root', async () => {
    const { app: moved } = await createTestApp({ config: { basePath: '/edbazaar' } })
    for (const path of ['/api/health', '/api/docs/', '/sitemap.xml', '/robots.txt']) {
      expect((await moved.inject(`/edbazaar${path}`)).statusCode).toBe(200)
    }
    expect((await moved.inject('/api/health')).statusCode).toBe(404)
    const filters = await moved.inject('/edbazaar/media/plates/v1/seal/6a92i2-564e.svg')
    expect(filters.statusCode).toBe(200)
  })
})

it('has deadlines for requests', () => {
  expect(app.server).toMatchObject({ headersTimeout: 30_000, requestTimeout: 1_800_000 })
})
