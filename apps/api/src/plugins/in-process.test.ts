import { beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { createTestDatabase } from '../../test/database.ts'

let app: TestApp['app']

/** A page that asks the API for one address, and shows what it was told. */
const site: NonNullable<Parameters<typeof createTestApp>[0]>['site'] = async (pages) => {
  pages.get('/page', async (request, reply) => {
    const address = decodeURIComponent(request.url.slice('/page?'.length))
    return await pages.askInProcess(address, request, reply)
  })
}

const askPage = async (asked: TestApp['app'], address: string) =>
  (await asked.inject(`/page?${encodeURIComponent(address)}`)).json()

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

describe('the API, asked by a page in this process', () => {
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
    const response = await app.inject(address)
    expect(await askPage(app, address)).toEqual({
      status: response.statusCode,
      body: response.json(),
    })
  })

  it('counts a search of the reader’s', async () => {
    const { app: limited } = await createTestApp({ config: { searchRateLimit: 1 }, site })
    const search = '/api/search?query=chess'
    expect(await askPage(limited, search)).toMatchObject({ status: 200 })
    expect(await askPage(limited, search)).toMatchObject({
      status: 429,
      body: { code: 'too_many_requests' },
    })
    expect((await limited.inject(search)).statusCode).toBe(429)
    expect(await askPage(limited, '/api/schools/filters')).toMatchObject({ status: 200 })
  })
})
